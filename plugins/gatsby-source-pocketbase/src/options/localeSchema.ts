import type { LocaleOptions } from './Options';
import { type Joi, says } from './joi';

export const fallback = (joi: Joi) =>
  says(
    joi.alternatives(
      joi.string().valid('default', 'skip'),
      joi.object().pattern(joi.string(), joi.array().items(joi.string())),
    ),
    '{{#label}} is "default" (show the default locale), "skip" (make no node), or for each locale the list of those to try, as in sl: ["en"].',
  );

export const locales = (joi: Joi) =>
  joi
    .object({
      list: says(
        joi.array().items(joi.string()).min(1).unique().default(['en']),
        '"locales.list" names each locale once: write ["en", "sl"].',
      ),
      default: joi.string().default('en'),
      suffix: says(
        joi
          .string()
          .pattern(/\{locale\}/)
          .default('_{locale}'),
        '"locales.suffix" lacks the word locale in braces: leave it out if title_sl is the Slovenian title.',
      ),
      by: says(
        joi.string().valid('suffix', 'records').default('suffix'),
        '"locales.by" is "suffix" (title_sl beside title) or "records" (a record for each locale): leave it out for "suffix".',
      ),
      field: joi.string().default('locale'),
      key: joi.string().default('translation_key'),
      fallback: fallback(joi).default('default'),
    })
    .custom((value: LocaleOptions, { message }) =>
      value.list.includes(value.default)
        ? value
        : message({
            custom: '"locales.default" is not in "locales.list": add it there, or choose one of the list.',
          }),
    )
    .default();
