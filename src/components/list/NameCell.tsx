import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PLAIN } from '../PlainStyles.tsx';

/** What a record is called, with its picture and a line below it; the name leads to the record. */
export const NameCell = (props: {
  to: string;
  name: ReactNode;
  picture?: ReactNode;
  caption?: ReactNode;
  /** Whether the line below is cut off rather than broken. */
  noWrap?: boolean;
}) => {
  const { to, name, picture, caption, noWrap } = props;
  const texts = (
    <div className={PLAIN.texts}>
      <Link to={to} className={PLAIN.name}>
        {name}
      </Link>
      {caption && (
        <div className={noWrap ? `${PLAIN.caption} ${PLAIN.oneLine}` : PLAIN.caption}>
          {caption}
        </div>
      )}
    </div>
  );
  if (!picture) return texts;
  return (
    <div className={PLAIN.named}>
      {picture}
      {texts}
    </div>
  );
};
