import { icons, type IconName } from './icons';

/** An icon beside a name, or for a button that has one. */
export function Icon({ name, size = 18 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {icons[name].map((path) => (
        // A point is drawn by its round ends alone, which must be wider to be seen.
        <path key={path} d={path} strokeWidth={path.endsWith('h.01') ? 2.75 : undefined} />
      ))}
    </svg>
  );
}
