/** Kinds of findings: the columns of the table. */
export const KINDS = ['run', 'handlers', 'foreign forms', 'foreign requests', 'active content', 'broken'] as const;
export type Kind = (typeof KINDS)[number];

interface Place {
  documents: number;
  found: Record<Kind, number>;
}

/** Maximum number of notes of one kind for one document type. */
const SHOWN = 12;

/** Counts documents by type, and collects findings. */
export class Findings {
  readonly places = new Map<string, Place>();
  readonly notes: string[] = [];

  private place(name: string): Place {
    const place = this.places.get(name) ?? {
      documents: 0,
      found: Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<Kind, number>,
    };
    this.places.set(name, place);
    return place;
  }

  /** Counts one document. */
  read(name: string): void {
    this.place(name).documents += 1;
  }

  add(name: string, kind: Kind, note: string): void {
    this.place(name).found[kind] += 1;
    const alike = this.notes.filter((each) => each.startsWith(`${name}, ${kind}: `)).length;
    if (alike < SHOWN) this.notes.push(`${name}, ${kind}: ${note}`);
  }

  /** Violations as activeContent() returns them. */
  addViolations(name: string, document: string, faults: readonly string[]): void {
    for (const fault of faults) {
      const kind = fault.startsWith('handler ')
        ? 'handlers'
        : fault.startsWith('foreign form')
          ? 'foreign forms'
          : fault.startsWith('loads ')
            ? 'foreign requests'
            : fault.startsWith('no XML')
              ? 'broken'
              : 'active content';
      this.add(name, kind, `${document}: ${fault}`);
    }
  }

  get total(): number {
    return [...this.places.values()].flatMap(({ found }) => Object.values(found)).reduce((sum, each) => sum + each, 0);
  }

  /** Rows of the table: document type, number of documents, then a count of each kind. */
  rows(): string[][] {
    return [...this.places].map(([name, { documents, found }]) => [
      name,
      documents.toLocaleString('en'),
      ...KINDS.map((kind) => String(found[kind])),
    ]);
  }
}
