/** The mark of the editing page: a page whose corner is cut, as on the site. */
export function Mark() {
  return (
    <svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true" focusable="false">
      <path d="M3 3h16l6 6v16H3Z" fill="var(--ink)" />
      <path d="m8 19.500 1-4L17.500 7l3 3-8.500 8.500-4 1Z" fill="var(--yellow)" />
    </svg>
  );
}
