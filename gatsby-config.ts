import { resolve } from 'node:path';
import type { GatsbyConfig } from 'gatsby';
import { version } from './package.json';
import { defaultLocale, localeCodes } from './src/i18n/locales';
import { parseEnv } from './src/lib/env';
import { contentOptions } from './src/gatsby/contentOptions';
import { sitemapOptions } from './src/gatsby/sitemap/sitemapOptions';

const env = parseEnv(process.env);

const config: GatsbyConfig = {
  siteMetadata: {
    siteUrl: env.siteUrl,
    buildTarget: env.buildTarget,
    preview: env.preview,
    version,
    lowerCaseCanonical: env.lowerCaseCanonical,
    asksConsent: env.tagManager !== null || env.assistantWidgetUrl !== null,
  },
  trailingSlash: 'always',
  jsxRuntime: 'automatic',
  graphqlTypegen: {
    typesOutputPath: 'src/gatsby-types.d.ts',
    documentSearchPaths: ['./gatsby-node.ts', './src/gatsby/**/*.ts'],
    generateOnBuild: env.queryTypes,
  },
  plugins: [
    { resolve: 'gatsby-source-pocketbase', options: contentOptions(env) },
    { resolve: 'gatsby-source-filesystem', options: { name: 'locale', path: resolve('locales') } },
    'gatsby-plugin-image',
    {
      resolve: 'gatsby-plugin-react-i18next',
      options: {
        localeJsonSourceName: 'locale',
        languages: [...localeCodes],
        defaultLanguage: defaultLocale,
        siteUrl: env.siteUrl,
        // The plugin's own redirect shows a blank page first.
        redirect: false,
        verbose: false,
        i18nextOptions: { defaultNS: 'common', interpolation: { escapeValue: false } },
      },
    },
    // Search engines must not learn of a draft.
    ...(env.preview ? [] : [{ resolve: 'gatsby-plugin-sitemap', options: sitemapOptions(env.lowerCaseCanonical) }]),
    ...(env.tagManager
      ? [
          {
            resolve: 'gatsby-plugin-google-tagmanager',
            options: {
              id: env.tagManager.id,
              dataLayerName: env.tagManager.dataLayerName,
              ...(env.tagManager.auth && { gtmAuth: env.tagManager.auth }),
              ...(env.tagManager.preview && { gtmPreview: env.tagManager.preview }),
            },
          },
        ]
      : []),
  ],
};

export default config;
