/** A magnifying glass. */
export function SearchIcon() {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
      <path d="M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14M15 15l6 6" fill="none" stroke="currentColor" strokeWidth="2.5" />
    </svg>
  );
}
