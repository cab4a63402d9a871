import type { Upload } from '../../store/types';

/** The properties that the parts of a picture's field share. */
export interface PictureParts {
  /** Of the first button, which the field's label names. */
  id: string;
  labelId: string;
  describedBy: string;
  /** The name of the file; '' without one. */
  file: string;
  url: string;
  upload: Upload | undefined;
  choose: (file: File | null) => void;
  chooseFromSite: () => void;
}
