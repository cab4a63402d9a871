/** Gatsby compiles a CSS module into named exports; a class that the file lacks is undefined. */
declare module '*.module.css' {
  const classNames: Record<string, string>;
  export = classNames;
}
declare module '*.css';
declare module '*.woff2' {
  const address: string;
  export default address;
}
