/** A part of Gatsby that has no types of its own. */
declare module 'gatsby/dist/utils/api-runner-node' {
  export default function apiRunner(api: string, args: object): Promise<unknown>;
}
