import { type DishGroup, dishes } from '../dish.ts'

/** Deccan cuisine: biryani, mandi, slow pots, kebabs, gravies. */
export const hyderabadi: readonly DishGroup[] = [
  {
    key: 'biryani',
    section: 'Dum biryani',
    dishes: dishes(`
      chicken-dum-biryani | N | 260 | Hyderabadi Chicken Dum Biryani | portion, spice, biryani | Raw-marinated chicken and aged basmati sealed under dough and cooked on dum. With salan and raita.
      mutton-dum-biryani | N | 360 | Hyderabadi Mutton Dum Biryani | portion, spice, biryani | Kachche gosht ki biryani: tender goat, saffron rice, fried onions and mint.
      chicken-65-biryani | N | 290 | Chicken 65 Biryani | portion, biryani | Dum rice under a heap of curry-leaf Chicken 65.
      egg-dum-biryani | E | 190 | Egg Dum Biryani | portion, biryaniVeg | Three boiled eggs tossed in masala and layered with saffron rice.
      veg-dum-biryani | V | 200 | Vegetable Dum Biryani | portion, biryaniVeg | Beans, carrot, potato and cauliflower layered with mint, saffron and fried onions.
      paneer-biryani | V | 250 | Paneer Tikka Biryani | portion, biryaniVeg | Char-grilled paneer in dum rice, finished with kewra.
      special-chicken-biryani | N | 330 | Special Chicken Biryani | portion, spice, biryani | Double masala, boneless chicken, egg and cashew. The one people queue for.
      zafrani-mutton-biryani | N | 420 | Zafrani Mutton Biryani | portion, biryani | Goat shank in saffron milk and ghee, barely spiced, in the style of the old palaces.
      kofta-biryani | N | 330 | Kofta Biryani | portion, biryani | Hand-pounded mutton koftas between layers of dum rice.
      prawn-biryani | N | 390 | Prawn Dum Biryani | portion, spice, biryani | Prawns from the coast, green masala, quick dum.
      fish-biryani | N | 350 | Apollo Fish Biryani | portion, biryani | Boneless murrel in curd masala over dum rice.
      kalyani-biryani | N | 220 | Kalyani Biryani | portion, biryani | The working town's biryani: small pieces, tomato, coriander and plenty of flavour.
    `),
  },
  {
    key: 'mandi',
    section: 'Mandi and faham',
    dishes: dishes(`
      chicken-faham-mandi | N | 320 | Chicken Faham Mandi | mandi | Chicken grilled over coals on smoked mandi rice with raisins and a tomato dip.
      mutton-mandi | N | 440 | Mutton Mandi | mandi | Slow-roasted goat on rice that cooked in its own broth.
      chicken-juicy-mandi | N | 310 | Chicken Juicy Mandi | mandi | Fried and steamed chicken, falling off the bone, on long-grain rice.
      mutton-juicy-mandi | N | 460 | Mutton Juicy Mandi | mandi | Pressure-tender goat in light masala over mandi rice.
      fish-mandi | N | 380 | Fish Mandi | mandi | A whole fried fish on mandi rice with garlic mayonnaise.
      alfaham-quarter | N | 180 | Al Faham (quarter) | spice | Arabian grilled chicken with a pepper crust, khubz and garlic dip.
      mandi-rice | V | 120 | Plain Mandi Rice |  | Smoked rice with raisins and cashew.
    `),
  },
  {
    key: 'slow',
    section: 'Haleem, nihari and soups',
    window: { from: '05:30', to: '12:00', dishes: ['paya-shorba'] },
    dishes: dishes(`
      mutton-haleem | N | 260 | Mutton Haleem | half, haleem | Goat, wheat and lentils pounded for nine hours, finished with ghee, lemon and fried onions.
      chicken-haleem | N | 210 | Chicken Haleem | half, haleem | Lighter, with pepper and fresh coriander.
      mutton-marag | N | 220 | Mutton Marag | half | Clear wedding soup of goat on the bone, cashew and green chilli.
      nalli-nihari | N | 290 | Nalli Nihari | naan | Shank bones simmered overnight, ginger and lime on the side. With two kulchas.
      paya-shorba | N | 190 | Paya Shorba | naan | Trotters at a murmur since last evening. A winter breakfast.
      zaban-nihari | N | 270 | Pathar Masala Nihari | naan | Dark gravy with stone-flower and dried rose.
    `),
  },
  {
    key: 'deccani',
    section: 'Dakhni specials',
    window: { from: '06:00', to: '12:30', dishes: ['khichdi-kheema'] },
    dishes: dishes(`
      talawa-gosht | N | 310 | Talawa Gosht | naan | Goat fried in its own juices with ginger, chilli and curry leaves.
      dum-ka-murgh | N | 290 | Dum ka Murgh | bread | Chicken in almond, coconut and poppy paste, sealed and steamed.
      dalcha | N | 230 | Mutton Dalcha | bread | Chana dal with goat, bottle gourd and tamarind.
      khatti-dal | V | 140 | Khatti Dal | bread | Toor dal soured with tamarind, tempered with garlic and red chillies.
      mirchi-salan | V | 150 | Mirchi ka Salan | bread | Long green chillies in peanut, sesame and tamarind.
      bagara-baingan | V | 180 | Bagara Baingan | bread | Baby brinjals in nutty, sour gravy.
      bagara-khana | V | 130 | Bagara Khana |  | Rice tempered with whole spices and mint. Goes with any salan.
      tamatar-kut | E | 160 | Anda Tamatar ka Kut | bread | Boiled eggs in sieved tomato gravy with a garlic tempering.
      khichdi-kheema | N | 240 | Khichdi, Kheema, Khatta | spice | The Hyderabadi breakfast of three: turmeric khichdi, minced goat, sesame khatta and papad.
      pathar-gosht | N | 380 | Pathar ka Gosht | half | Goat fillets seared on a slab of hot granite.
      kheema-fry | N | 270 | Kheema Methi | naan | Goat mince with fresh fenugreek.
      chugur-gosht | N | 330 | Chugur Gosht | bread | Goat with tender tamarind leaves; only while the season lasts.
    `),
  },
  {
    key: 'kebab',
    section: 'Kebabs and tandoor',
    dishes: dishes(`
      tandoori-chicken | N | 260 | Tandoori Chicken | half, spice | Leg and breast in curd, Kashmiri chilli and kasuri methi, off the coals.
      chicken-tikka | N | 250 | Chicken Tikka | spice | Boneless chicken, mustard oil, smoked twice.
      seekh-kebab | N | 290 | Mutton Seekh Kebab | naan | Minced goat on the skewer with mint and onion.
      paneer-tikka | V | 240 | Paneer Tikka | jain | Cottage cheese, capsicum and onion from the tandoor.
      reshmi-kebab | N | 270 | Reshmi Kebab |  | Chicken in cream, cashew and white pepper, soft as silk.
      shikampuri | N | 280 | Shikampuri Kebab |  | Goat patties with a heart of hung curd, mint and onion.
      tangdi-kebab | N | 270 | Tangdi Kebab (4 pieces) | spice | Drumsticks in carom and chilli.
      hariyali-tikka | N | 260 | Hariyali Murgh Tikka | spice | Mint, coriander and green chilli.
      malai-broccoli | V | 260 | Malai Broccoli |  | Florets in cheese and cardamom, lightly charred.
      boti-kebab | N | 320 | Boti Kebab | spice | Goat cubes in raw papaya and clove.
      tandoori-fish | N | 360 | Tandoori Murrel | spice | River fish in ajwain and lemon.
      dahi-kebab | V | 220 | Dahi ke Kebab |  | Hung-curd patties, crisp outside.
    `),
  },
  {
    key: 'curry',
    section: 'Curries',
    dishes: dishes(`
      butter-chicken | N | 300 | Butter Chicken | bread | Tandoori chicken in tomato, butter and cream.
      chicken-masala | N | 260 | Hyderabadi Chicken Masala | bread, spice | Home-style, with browned onions, coconut and poppy.
      mutton-rogan-josh | N | 360 | Mutton Rogan Josh | bread | Goat on the bone, Kashmiri chilli, fennel.
      paneer-butter-masala | V | 250 | Paneer Butter Masala | bread, jain | Soft paneer in tomato and cashew gravy.
      kadai-chicken | N | 280 | Kadai Chicken | bread, spice | Capsicum, crushed coriander and dried red chilli.
      palak-paneer | V | 240 | Palak Paneer | bread, jain | Spinach, paneer, a little cream.
      dal-tadka | V | 170 | Dal Tadka | bread | Yellow lentils, twice tempered.
      dal-makhani | V | 220 | Dal Makhani | bread | Black lentils overnight on the tandoor's embers.
      methi-chaman | V | 250 | Methi Chaman | bread | Fenugreek and paneer, a Hyderabadi favourite.
      kadai-veg | V | 220 | Kadai Vegetables | bread | Garden vegetables with crushed spices.
      egg-masala | E | 180 | Egg Masala | bread, spice | Three eggs in onion and tomato.
      malai-kofta | V | 260 | Malai Kofta | bread | Paneer dumplings in cream and cardamom.
      chole | V | 190 | Chole Masala | bread | Chickpeas, pomegranate seed, black tea.
      mushroom-masala | V | 230 | Mushroom Masala | bread | Button mushrooms, pepper and onion.
    `),
  },
  {
    key: 'breads',
    section: 'Breads',
    dishes: dishes(`
      butter-naan | V | 50 | Butter Naan |  | From the tandoor, brushed twice.
      tandoori-roti | V | 25 | Tandoori Roti |  | Whole wheat.
      rumali-roti | V | 35 | Rumali Roti |  | Thin as a handkerchief.
      garlic-naan | V | 65 | Garlic Naan |  | Garlic, coriander, butter.
      laccha-paratha | V | 55 | Laccha Paratha |  | Layers that pull apart.
      kulcha | V | 45 | Hyderabadi Char Koni Naan |  | The four-cornered naan of the old city bakeries.
      cheese-naan | V | 95 | Cheese Naan |  | Filled and blistered.
      khubz | V | 30 | Khubz |  | Soft Arabian bread.
    `),
  },
]
