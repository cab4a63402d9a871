import type { Entry } from './core/press';
import type { Draw } from './core/print';
import { claims } from './cases/claims';
import { dairy } from './cases/dairy';
import { machineShop } from './cases/machine-shop';
import { permits } from './cases/permits';
import { timber } from './cases/timber';
import { about } from './pages/about';
import { assistant } from './pages/assistant';
import { consulting } from './pages/consulting';
import { contact } from './pages/contact';
import { digitalization } from './pages/digitalization';
import { manufacturing } from './pages/manufacturing';
import { referral } from './pages/referral';
import { voucher } from './pages/voucher';
import { web3 } from './pages/web3';
import { aiAct } from './posts/ai-act';
import { buyBuildWait } from './posts/buy-build-wait';
import { dataQuality } from './posts/data-quality';
import { firstProject } from './posts/first-project';
import { maintenance } from './posts/maintenance';
import { measuring } from './posts/measuring';
import { oneOrder } from './posts/one-order';
import { pilots } from './posts/pilots';
import { rag } from './posts/rag';
import { smallModels } from './posts/small-models';
import { smartContracts } from './posts/smart-contracts';
import { whenNot } from './posts/when-not';
import { commons } from './projects/commons';
import { greenTwin } from './projects/green-twin';
import { language } from './projects/language';
import { safeAi } from './projects/safe-ai';
import { vouchers } from './projects/vouchers';
import { build } from './slides/build';
import { defects } from './slides/defects';
import { keys } from './slides/keys';
import { listen } from './slides/listen';
import { orders } from './slides/orders';
import { reading } from './slides/reading';
import { routes } from './slides/routes';
import { sketch } from './slides/sketch';
import { factoryDay } from './workshops/factory-day';
import { fromSpreadsheet } from './workshops/from-spreadsheet';
import { leadership } from './workshops/leadership';
import { prompting } from './workshops/prompting';
import { protection } from './workshops/protection';
import { share } from './site/share';

const slide = (draw: Draw): Entry => ({ width: 1200, height: 900, draw });
const page = (draw: Draw): Entry => ({ width: 1800, height: 1350, draw });
const wide = (draw: Draw): Entry => ({ width: 1600, height: 1000, draw });

/** Every picture of the seed by the name of its file. */
export const catalogue: Readonly<Record<string, Entry>> = {
  'posts/how-to-choose-a-first-ai-project.png': wide(firstProject),
  'posts/buy-build-or-wait.png': wide(buyBuildWait),
  'posts/when-not-to-use-ai.png': wide(whenNot),
  'posts/rag-explained-for-managers.png': wide(rag),
  'posts/eu-ai-act-for-smaller-companies.png': wide(aiAct),
  'posts/measuring-an-ai-assistant.png': wide(measuring),
  'posts/follow-one-order-through-the-house.png': wide(oneOrder),
  'posts/data-quality-before-models.png': wide(dataQuality),
  'posts/small-models-on-your-own-hardware.png': wide(smallModels),
  'posts/predictive-maintenance-on-a-small-budget.png': wide(maintenance),
  'posts/where-smart-contracts-help.png': wide(smartContracts),
  'posts/what-a-year-of-pilots-taught-us.png': wide(pilots),
  'cases/dairy-order-desk.png': wide(dairy),
  'cases/machine-shop-maintenance.png': wide(machineShop),
  'cases/municipal-permits-online.png': wide(permits),
  'cases/claims-triage.png': wide(claims),
  'cases/timber-traceability.png': wide(timber),
  'projects/digital-vouchers-for-smes.png': wide(vouchers),
  'projects/green-twin-of-a-factory.png': wide(greenTwin),
  'projects/slovenian-language-assistant.png': wide(language),
  'projects/rural-data-commons.png': wide(commons),
  'projects/safe-ai-for-small-firms.png': wide(safeAi),
  'workshops/ai-for-leadership-teams.png': wide(leadership),
  'workshops/prompting-at-work.png': wide(prompting),
  'workshops/from-spreadsheet-to-system.png': wide(fromSpreadsheet),
  'workshops/data-protection-and-ai.png': wide(protection),
  'workshops/factory-data-day.png': wide(factoryDay),
  'slides/how-we-work-1.png': slide(listen),
  'slides/how-we-work-2.png': slide(sketch),
  'slides/how-we-work-3.png': slide(build),
  'slides/how-we-work-4.png': slide(keys),
  'slides/ai-in-practice-1.png': slide(orders),
  'slides/ai-in-practice-2.png': slide(reading),
  'slides/ai-in-practice-3.png': slide(defects),
  'slides/ai-in-practice-4.png': slide(routes),
  'pages/web3.png': page(web3),
  'pages/digitalization.png': page(digitalization),
  'pages/manufacturing.png': page(manufacturing),
  'pages/ai-svetovanje.png': page(consulting),
  'pages/modrina-ai-assistant.png': page(assistant),
  'pages/referral.png': page(referral),
  'pages/voucher.png': page(voucher),
  'pages/contact.png': page(contact),
  'pages/about.png': page(about),
  'site/share.png': { width: 1200, height: 630, draw: share },
};
