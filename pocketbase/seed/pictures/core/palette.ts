/** The inks of the Alpine print: two papers, three nights and five signal colours. */
export const C = {
  paper: '#FBFAF6',
  mist: '#F1F0EA',
  ink: '#0B1220',
  night: '#0B1B3B',
  dusk: '#122A57',
  green: '#0B6B4B',
  mint: '#9FE8CB',
  yellow: '#FFD23F',
  pink: '#F7A8C4',
  blue: '#1F5BFF',
} as const;
