import { render, screen } from '@testing-library/react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../i18n/LocaleContext';
import { sliceOf } from './sliceOf';

function View({ data, level }: { data: { name: string }; level: number }) {
  const { t } = useTranslation();
  return <p>{[t('language'), data.name, level, useLocale()].join(' ')}</p>;
}

it('gives a part of the page labels and locale of its own, besides its data and props', () => {
  const Slice = sliceOf<
    { name: string; locales: { edges: { node: { ns: string; data: string } }[] } },
    { level: number }
  >(View);
  const locales = { edges: [{ node: { ns: 'common', data: '{"language":"Jezik"}' } }] };
  render(<Slice data={{ name: 'Modrina', locales }} sliceContext={{ language: 'sl' }} level={2} />);
  expect(screen.getByText('Jezik Modrina 2 sl')).toBeVisible();
});
