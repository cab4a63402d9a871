/** The package has no types; these are the options that scripts/subsetFonts.ts uses. */
declare module 'subset-font' {
  type Axis = number | { min: number; max: number };
  type Options = {
    targetFormat: 'sfnt' | 'woff2';
    variationAxes: Record<string, Axis>;
    keepFeatures: string[];
    noHinting: boolean;
  };
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
