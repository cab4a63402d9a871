import { useState } from 'react';
import * as button from './Button.module.css';
import { Dialog } from './Dialog';
import type { Examples, Say } from './Examples';
import { Field } from './forms/Field';

function Opener({ say }: { say: Say }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={`${button.button} ${button.mint}`} onClick={() => setOpen(true)}>
        {say('Open the dialog', 'Odpri okno')}
      </button>
      {open && (
        <Dialog
          title={say('A window above the page', 'Okno nad stranjo')}
          closeText={say('Close', 'Zapri')}
          onClose={() => setOpen(false)}
        >
          <Field id="example-dialog" name="nickname" type="text" label={say('A field in it', 'Polje v njem')} />
        </Dialog>
      )}
    </>
  );
}

export const dialogExamples: Examples = (say) => ({ opener: <Opener say={say} /> });
