import { graphql } from 'gatsby';
import { sliceOf } from '../sliceOf';
import { FooterView } from './FooterView';

export default sliceOf(FooterView);

export const query = graphql`
  query Footer($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "form"] } }, sort: { ns: ASC }) {
      edges {
        node {
          ns
          data
        }
      }
    }
    build: site {
      siteMetadata {
        version
        asksConsent
      }
    }
    site: contentByKey(key: "site", section: "misc", locale: $language) {
      title
      details
      ...Borrowed
      text {
        tree
      }
    }
    booking: contentByKey(key: "booking", section: "misc", locale: $language) {
      ...Borrowed
      title
      link
    }
    voucher: contentByKey(key: "voucher-link", section: "misc", locale: $language) {
      ...Borrowed
      title
      link
    }
    euStrip: contentByKey(key: "eu-strip", section: "misc", locale: $language) {
      ...Borrowed
      title
    }
    voucherForm: contentByKey(key: "voucher-form", section: "page-voucher", locale: $language) {
      ...VoucherWords
    }
    packages: contentByKey(key: "packages", section: "page-voucher", locale: $language) {
      ...VoucherOptions
    }
    menu: menuByKey(key: "menu-footer", locale: $language) {
      links {
        id
        ...Borrowed
        name
        to
        label
        blank
      }
    }
  }
  fragment VoucherWords on Content {
    title
    link_label
  }
  fragment VoucherOptions on Content {
    items {
      number
      title
    }
  }
`;
