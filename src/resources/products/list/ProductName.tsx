import { Link } from 'react-router';
import { Thumbnail } from '@/components/images/Thumbnail.tsx';
import { PLAIN } from '@/components/PlainStyles.tsx';
import { SaleMark } from '@/components/sales/SaleMark.tsx';
import type { Product } from '@/domain/schemas/product.ts';
import { useListScope } from './useListScope.ts';

/** A product's picture, title, brand and planned sale; the title leads to its page. */
export const ProductName = ({ product, href }: { product: Product; href: string }) => {
  const { businessId } = useListScope();
  const [image] = product.images;
  return (
    <div className={PLAIN.named}>
      <Thumbnail address={image?.thumbnailUrl ?? image?.url} alt="" />
      <div className={PLAIN.texts}>
        <Link to={href} className={`${PLAIN.name} ${PLAIN.twoLines}`}>
          {product.title || product.id}
        </Link>
        <div className={PLAIN.captions}>
          {product.brand && (
            <span className={`${PLAIN.caption} ${PLAIN.oneLine}`}>{product.brand}</span>
          )}
          <SaleMark product={product} businessId={businessId} />
        </div>
      </div>
    </div>
  );
};
