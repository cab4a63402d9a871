const forms = (lines: string): readonly (readonly string[])[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => line.trim().split(' '));

/** Forms of Slovenian words, one word a line, which the stemmer was made with. */
export const knownForms = forms(`
  delavnica delavnice delavnici delavnico delavnic delavnicam delavnicah delavnicami
  podjetje podjetja podjetju podjetjem podjetij podjetjih podjetji
  predstavitev predstavitve predstavitvi predstavitvijo predstavitvah predstavitvam
  digitalizacija digitalizacije digitalizaciji digitalizacijo digitalizacij digitalizirati digitaliziramo digitaliziran
  račun računa računu računi računov računih računom računi
  vavčer vavčerja vavčerju vavčerji vavčerjev vavčerjem vavčerje vavčerjih
  podatek podatka podatku podatki podatkov podatke podatkih podatkom
  program programa programu programi programov programe programih
  proizvodnja proizvodnje proizvodnji proizvodnjo proizvodnjah
  umetna umetne umetni umetno umetnih umetnega umetnim
  inteligenca inteligence inteligenci inteligenco
  pametna pametne pametni pametnih pametnega pameten pametnejši pametnejša pametnejše pametnejših
  pogodba pogodbe pogodbi pogodbo pogodb pogodbah pogodbami
  naročilo naročila naročilu naročil naročilih naročilom
  stroj stroja stroju stroji strojev stroje strojih strojem
  strošek stroška stroški stroškov stroške stroških
  projekt projekta projektu projekti projektov projekte projektih projektom
  svetovanje svetovanja svetovanju svetovanjem svetujemo svetuje svetovati svetovali
  varnost varnosti varnostjo varnostih
  razvoj razvoja razvoju razvojem
  članek članka članki člankov članke člankih
  zahteva zahteve zahtevi zahtevo zahtev zahtevah zahtevam
  avtomatizacija avtomatizacije avtomatizirati avtomatiziramo avtomatizacijo avtomatizacij
  strategija strategije strategiji strategijo strategij
  energija energije energiji energijo
  zaposleni zaposlenih zaposlenim zaposlenega zaposlene
  izdelek izdelka izdelki izdelkov izdelke izdelkih
  rešitev rešitve rešitvi rešitvijo rešitvah
  vprašanje vprašanja vprašanju vprašanj vprašanjih vprašanjem
  šola šole šoli šolo šol šolah
  stranka stranke stranki stranko strank strankam strankah strankami
  dobavitelj dobavitelja dobavitelju dobavitelji dobaviteljev dobavitelje dobaviteljem
  mesec meseca mesecu meseci mesecev mesecih
  model modela modelu modeli modelov modele modelih
  vzdrževanje vzdrževanja vzdrževanju vzdrževanjem vzdržujemo vzdrževati
  pošten poštena pošteno pošteni poštenega
  orodje orodja orodju orodij orodji orodjem
  ponudba ponudbe ponudbi ponudbo ponudb ponudbah
  oddelek oddelka oddelku oddelki oddelkov oddelkih
  trg trga trgu trgi trgov trgih
  načrt načrta načrtu načrti načrtov načrte
  tovarna tovarne tovarni tovarno tovarn tovarnah
  knjiga knjige knjigi knjigo knjig knjigah
  cena cene ceni ceno cen cenah
  portal portala portalu portali portalov portale
  aplikacija aplikacije aplikaciji aplikacijo aplikacij aplikacijah
  sistem sistema sistemu sistemi sistemov sisteme
  okolje okolja okolju okolij okoljem
  usposabljanje usposabljanja usposabljanju usposabljanjem usposabljanj
  merjenje merjenja merjenju merjenjem
  prihranek prihranka prihranki prihrankov prihranke
  nadzor nadzora nadzoru nadzorom
  skladišče skladišča skladišču skladišč skladiščih
  otrok otroka otroku otroci otrok otroke otrocih
  sodelavec sodelavca sodelavci sodelavcev sodelavke
  oznaka oznake oznaki oznako oznak označiti označimo označi
  junak junaka junaku junaki junakov junakih
  učenec učenca učencu učenci učencev učenka učenke
`);

/** Forms that it was not made with: how often they meet is how good it is. */
export const unseenForms = forms(`
  hiša hiše hiši hišo hiš hišah hišam
  človek človeka človeku človekom
  mesto mesta mestu mest mestih mestom
  kupec kupca kupcu kupci kupcev kupce kupcih kupcem
  izdelava izdelave izdelavi izdelavo izdelav
  lastnik lastnika lastniku lastniki lastnikov lastnike lastnikih
  navodilo navodila navodilu navodil navodilih
  povezava povezave povezavi povezavo povezav povezavah
  tehnologija tehnologije tehnologiji tehnologijo tehnologij tehnologijah
  zaupanje zaupanja zaupanju zaupanjem
  uporabnik uporabnika uporabniku uporabniki uporabnikov uporabnike
  spletni spletna spletno spletne spletnih spletnega
  majhen majhna majhno majhni majhnih majhnega
  poskus poskusa poskusu poskusi poskusov poskuse
  dokument dokumenta dokumentu dokumenti dokumentov dokumente
  napaka napake napaki napako napak napakah napakami
  cilj cilja cilju cilji ciljev cilje ciljih
  delavec delavca delavci delavcev delavce delavcih
  merilo merila merilu meril merilih
  sestanek sestanka sestanki sestankov sestanke sestankih
  preizkus preizkusa preizkusi preizkusov
  obrazec obrazca obrazcu obrazci obrazcev
  zasebnost zasebnosti zasebnostjo
  optimizacija optimizacije optimizacijo optimizirati optimiziramo
  pisanje pisanja pisati napisati
  graditev graditve graditvi graditvijo
  načrtovanje načrtovanja načrtujemo načrtovati načrtovali
  vodja vodje vodji vodjo vodij vodjem
  pisarna pisarne pisarni pisarno pisarn
  denar denarja denarju denarjem
  čas časa času časi časov
  odgovor odgovora odgovori odgovorov odgovore
  urnik urnika urniku urniki urnikov
  skupina skupine skupini skupino skupin skupinah
  evropski evropska evropsko evropske evropskih evropskega
  sodelovanje sodelovanja sodelujemo sodelovati
  učenje učenja učenju učenjem
  meritev meritve meritvi meritvijo meritvah
`);
