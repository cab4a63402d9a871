import { Dialog } from '../ui/Dialog';
import * as ui from '../ui/ui.module.css';

interface Props {
  title: string;
  text: string;
  yes: string;
  no: string;
  onYes: () => void;
  onNo: () => void;
}

/** Asks before something is lost. */
export function Ask({ title, text, yes, no, onYes, onNo }: Props) {
  return (
    <Dialog
      title={title}
      onClose={onNo}
      foot={
        <>
          <button type="button" className={`${ui.button} ${ui.danger}`} onClick={onYes}>
            {yes}
          </button>
          <button type="button" className={ui.button} data-first onClick={onNo}>
            {no}
          </button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
