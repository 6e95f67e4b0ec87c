/** The product's logo: a shelf with three things on it. */
export const Logo = ({ size = 28 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
    <rect width="32" height="32" rx="8" fill="var(--mui-palette-primary-main)" />
    <g fill="var(--mui-palette-primary-contrastText)">
      <rect x="6" y="22" width="20" height="2.5" rx="1.25" />
      <rect x="7.5" y="13" width="5" height="8" rx="1.2" />
      <circle cx="16.2" cy="18" r="3" />
      <path d="M20.5 21 23 11.5l2.6.7L23.2 21z" />
    </g>
  </svg>
);
