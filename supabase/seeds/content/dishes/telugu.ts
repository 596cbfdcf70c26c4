import { type DishGroup, dishes } from '../dish.ts'

/** Tiffins, Andhra and Telangana meals, village cooking, north Karnataka. */
export const telugu: readonly DishGroup[] = [
  {
    key: 'tiffin',
    section: 'Breakfast tiffins',
    window: {
      from: '06:30',
      to: '11:30',
      dishes: ['upma', 'poori-bhaji', 'ghee-pongal', 'poha', 'chapati-kurma'],
    },
    dishes: dishes(`
      idli | V | 45 | Idli (3 pieces) | tiffin | Steamed at dawn, with sambar and three chutneys.
      vada | V | 60 | Medu Vada (2 pieces) | tiffin | Crisp rings of black gram, pepper and curry leaf.
      upma | V | 50 | Upma | tiffin | Roasted semolina, ginger, cashew, a wedge of lime.
      poori-bhaji | V | 75 | Poori with Potato Bhaji | tiffin | Three pooris, soft potato curry.
      ghee-karam-idli | V | 75 | Ghee Karam Idli | tiffin | Idlis rolled in ghee and karam podi.
      mysore-bajji | V | 55 | Mysore Bajji | tiffin | Airy curd fritters with coconut chutney.
      idli-vada | V | 70 | Idli Vada Combo | tiffin | Two idlis, one vada, a bowl of sambar.
      ghee-pongal | V | 70 | Ghee Pongal | tiffin | Rice and moong, pepper, cumin and a spoon of ghee.
      sambar-idli | V | 65 | Sambar Idli | tiffin | Button idlis swimming in sambar.
      chapati-kurma | V | 70 | Chapati Kurma | tiffin | Two chapatis with vegetable kurma.
      poha | V | 45 | Kanda Poha | tiffin | Beaten rice, onion, peanut, lemon.
    `),
  },
  {
    key: 'dosa',
    section: 'Dosas',
    dishes: dishes(`
      masala-dosa | V | 85 | Masala Dosa | dosa | Red-gold and crisp, potato palya inside.
      plain-dosa | V | 65 | Plain Dosa | dosa | Fermented overnight, roasted on a stone-seasoned tawa.
      pesarattu | V | 80 | Pesarattu | dosa | Green-gram crêpe with ginger, onion and allam chutney.
      onion-dosa | V | 80 | Onion Dosa | dosa | Onion, green chilli, coriander.
      rava-dosa | V | 90 | Onion Rava Dosa | dosa | Lace of semolina and cumin.
      ghee-karam-dosa | V | 100 | Ghee Karam Dosa | dosa | Guntur chilli podi and ghee, right to the edge.
      mla-pesarattu | V | 110 | MLA Pesarattu | dosa | Pesarattu stuffed with upma, as the legislators' canteen made it famous.
      uttapam | V | 90 | Vegetable Uttapam | dosa | Thick and soft with onion, tomato and capsicum.
      paneer-dosa | V | 120 | Paneer Dosa | dosa | Spiced paneer bhurji inside.
      set-dosa | V | 80 | Set Dosa | dosa | Three spongy ones with vegetable saagu.
      benne-dosa | V | 95 | Benne Dosa | dosa | The Davangere way: plenty of white butter.
      egg-dosa | E | 95 | Egg Dosa | dosa | An egg beaten onto the tawa, with pepper.
    `),
  },
  {
    key: 'meals',
    section: 'Meals and thalis',
    window: {
      from: '11:30',
      to: '16:00',
      dishes: ['andhra-meals', 'telangana-thali', 'non-veg-meals', 'mutton-meals'],
    },
    dishes: dishes(`
      andhra-meals | V | 180 | Andhra Meals | meals | Rice, pappu, two curries, vepudu, sambar, rasam, pachadi, perugu and a sweet.
      telangana-thali | V | 210 | Telangana Thali | meals | Jonna rotte, pachi pulusu, gutti vankaya, pappu charu, rice and bobbatlu.
      mini-meals | V | 120 | Mini Meals | meals | Rice, one curry, sambar, rasam, curd.
      non-veg-meals | N | 260 | Chicken Meals | meals | The full meals with chicken curry and a fry.
      mutton-meals | N | 330 | Mutton Meals | meals | The full meals with gongura mutton.
      north-thali | V | 220 | North Indian Thali | meals | Paneer, dal, seasonal vegetable, pulao, two rotis, raita, gulab jamun.
      rajasthani-thali | V | 260 | Rajasthani Thali | meals | Dal, baati, churma, gatte, kadhi and garlic chutney.
    `),
  },
  {
    key: 'village',
    section: 'From the village kitchen',
    dishes: dishes(`
      natu-kodi | N | 320 | Natu Kodi Pulusu | bread, spice | Country hen in stone-ground masala. Takes its time, as it should.
      jonna-rotte | V | 60 | Jonna Rotte (2 pieces) | rotte | Hand-patted sorghum bread from the wood fire.
      gutti-vankaya | V | 170 | Gutti Vankaya Kura | bread | Small brinjals stuffed with sesame, peanut and coconut.
      pachi-pulusu | V | 90 | Pachi Pulusu |  | Raw tamarind rasam with onion and green chilli; cool and sharp.
      sarva-pindi | V | 90 | Sarva Pindi | rotte | Pan-roasted rice pancake with chana dal, peanut and sesame. Warangal's own.
      gongura-mutton | N | 360 | Gongura Mutton | bread, spice | Goat in sorrel leaves, sour and hot.
      boti-fry | N | 260 | Boti Fry | spice | Tripe cleaned six times and fried with coriander seed.
      chapala-pulusu | N | 320 | Chapala Pulusu | bread, spice | River fish in tamarind, better the next day.
      pappu-charu | V | 120 | Pappu Charu | bread | Thin dal with drumstick and tamarind.
      gongura-pappu | V | 140 | Gongura Pappu | bread | Dal with sorrel leaves.
      royyala-vepudu | N | 360 | Royyala Vepudu | spice | Prawns dry-roasted with curry leaf.
      bendakaya-vepudu | V | 150 | Bendakaya Vepudu |  | Okra fried with peanut and dry coconut.
      kodi-vepudu | N | 290 | Kodi Vepudu | spice | Andhra chicken fry with pepper.
      ragi-sangati | V | 110 | Ragi Sangati | rotte | Finger-millet ball for dipping into pulusu.
    `),
  },
  {
    key: 'karnataka',
    section: 'North Karnataka',
    dishes: dishes(`
      jolada-rotti-oota | V | 150 | Jolada Rotti Oota | rotte | Two rotti, ennegayi, jhunka, shenga chutney, curd and kosambari.
      ennegayi | V | 140 | Ennegayi | bread | Stuffed brinjal, north Karnataka style, with niger seed.
      jhunka | V | 110 | Jhunka | bread | Gram-flour crumble with onion and mustard.
      jolada-rotti | V | 50 | Jolada Rotti (2 pieces) | rotte | Thin, hand-beaten sorghum bread.
      bisi-bele-bath | V | 110 | Bisi Bele Bath |  | Rice, lentils, vegetables and ghee, with boondi.
      shenga-holige | V | 60 | Shenga Holige (2 pieces) |  | Sweet flatbread of peanut and jaggery.
      saaru-anna | V | 100 | Anna Saaru |  | Rice with thin rasam, pickle and papad.
      mudde-saaru | N | 240 | Koli Saaru with Ragi Mudde | spice | Thin country-chicken curry and a millet ball.
      mirchi-bajji-ka | V | 60 | Girmit with Mirchi Bajji |  | Puffed rice tossed with onion and tomato, and two bajjis.
      kheer-bidar | V | 80 | Godhi Huggi |  | Broken wheat, jaggery, coconut and poppy seed.
    `),
  },
  {
    key: 'rice',
    section: 'Rice',
    dishes: dishes(`
      curd-rice | V | 100 | Curd Rice |  | Cool, tempered, with pomegranate and pickle.
      lemon-rice | V | 95 | Nimmakaya Pulihora |  | Lemon rice with peanuts and curry leaf.
      tamarind-rice | V | 100 | Chintapandu Pulihora |  | Temple-style tamarind rice.
      sambar-rice | V | 110 | Sambar Rice |  | Soft rice cooked with sambar and ghee.
      jeera-rice | V | 130 | Jeera Rice |  | Basmati with cumin.
      steamed-rice | V | 80 | Steamed Sona Masuri |  | A full plate.
      gongura-rice | V | 120 | Gongura Rice |  | Sorrel leaves, garlic, red chilli.
    `),
  },
]
