import { applicationFormExamples } from '../features/application/ApplicationForm.examples';
import { contactFormExamples } from '../features/contact/ContactForm.examples';
import { formOutcomeExamples } from '../features/forms/FormOutcome.examples';
import { generalFormExamples } from '../features/general/GeneralForm.examples';
import { referralFormExamples } from '../features/referral/ReferralForm.examples';
import { voucherFormExamples } from '../features/voucher/VoucherForm.examples';
import { alertExamples } from '../ui/Alert.examples';
import { buttonExamples } from '../ui/Button.examples';
import { dialogExamples } from '../ui/Dialog.examples';
import { errorSummaryExamples } from '../ui/forms/ErrorSummary.examples';
import type { Examples } from '../ui/Examples';
import { fieldExamples } from '../ui/forms/Field.examples';
import { linkExamples } from '../ui/Link.examples';
import { pictureExamples } from '../ui/Picture.examples';
import { proseExamples } from '../ui/prose/Prose.examples';
import { submitButtonExamples } from '../ui/forms/SubmitButton.examples';
import { tagExamples } from '../ui/tags/Tag.examples';
import { tagLinkExamples } from '../ui/tags/TagLink.examples';

/** The examples of every component, by the component's name, in the order of the kitchen-sink page. */
export const exampleSheets: Readonly<Record<string, Examples>> = {
  Button: buttonExamples,
  SubmitButton: submitButtonExamples,
  Link: linkExamples,
  Tag: tagExamples,
  TagLink: tagLinkExamples,
  Alert: alertExamples,
  Field: fieldExamples,
  ErrorSummary: errorSummaryExamples,
  Dialog: dialogExamples,
  Picture: pictureExamples,
  Prose: proseExamples,
  FormOutcome: formOutcomeExamples,
  ContactForm: contactFormExamples,
  VoucherForm: voucherFormExamples,
  ApplicationForm: applicationFormExamples,
  ReferralForm: referralFormExamples,
  GeneralForm: generalFormExamples,
};
