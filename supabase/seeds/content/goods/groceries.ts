import { groceries } from '../goods.ts'

/** What grocery stores, greengrocers and dairies sell. Brands are invented; prices are rupees, selling price before MRP. */
export const allGroceries = groceries(`
  tomato | Fresh vegetables | Tomato | टमाटर | టమాటా | - | 500 g 18/24, 1 kg 34/45 | weight, origin Zaheerabad, shelf 5
  onion | Fresh vegetables | Onion | प्याज़ | ఉల్లిపాయ | - | 1 kg 32/42, 2 kg 62/80 | weight, origin Kurnool, shelf 15
  potato | Fresh vegetables | Potato | आलू | బంగాళాదుంప | - | 1 kg 34/44, 2 kg 66/84 | weight, origin Zaheerabad, shelf 20
  carrot | Fresh vegetables | Carrot | गाजर | క్యారెట్ | - | 250 g 16/20, 500 g 30/38 | weight, origin Ooty, shelf 7
  brinjal | Fresh vegetables | Brinjal | बैंगन | వంకాయ | - | 500 g 24/30 | weight, origin Sangareddy, shelf 4
  capsicum | Fresh vegetables | Green capsicum | शिमला मिर्च | క్యాప్సికం | - | 250 g 22/28, 500 g 42/52 | weight, origin Vikarabad, shelf 5
  cucumber | Fresh vegetables | Cucumber | खीरा | దోసకాయ | - | 500 g 20/26 | weight, origin Shankarpally, shelf 5
  sweet-corn | Fresh vegetables | Sweet corn | मक्का | మొక్కజొన్న | - | 2 piece 30/36 | origin Zaheerabad, shelf 4
  green-chilli | Fresh vegetables | Green chilli | हरी मिर्च | పచ్చిమిర్చి | - | 100 g 9/12, 250 g 20/26 | weight, origin Guntur, shelf 7
  broccoli | Fresh vegetables | Broccoli | ब्रोकली | బ్రోకలీ | - | 1 piece 48/60 | origin Ooty, shelf 4
  mushroom | Fresh vegetables | Button mushroom | मशरूम | పుట్టగొడుగులు | Kohir Farms | 200 g 52/60 | chilled, origin Vikarabad, shelf 4
  garlic | Herbs and seasoning | Garlic | लहसुन | వెల్లుల్లి | - | 100 g 22/28, 250 g 52/65 | weight, origin Bidar, shelf 30
  ginger | Herbs and seasoning | Ginger | अदरक | అల్లం | - | 100 g 14/18, 250 g 32/40 | weight, origin Bidar, shelf 15
  green-peas | Fresh vegetables | Green peas | हरी मटर | పచ్చి బఠాణీ | - | 250 g 30/38, 500 g 58/70 | weight, origin Vikarabad, shelf 4
  sweet-potato | Fresh vegetables | Sweet potato | शकरकंद | చిలగడదుంప | - | 500 g 26/34 | weight, origin Zaheerabad, shelf 12
  palak | Leafy greens | Spinach | पालक | పాలకూర | - | 1 piece 15/20 | origin Shankarpally, shelf 2
  coriander | Leafy greens | Coriander leaves | हरा धनिया | కొత్తిమీర | - | 1 piece 10/14 | origin Sangareddy, shelf 2
  mint | Leafy greens | Mint leaves | पुदीना | పుదీనా | - | 1 piece 8/12 | origin Sangareddy, shelf 2
  gongura | Leafy greens | Gongura | अंबाड़ी | గోంగూర | - | 1 piece 12/16 | origin Zaheerabad, shelf 2
  curry-leaves | Leafy greens | Curry leaves | कढ़ी पत्ता | కరివేపాకు | - | 1 piece 6/8 | origin Vikarabad, shelf 4
  methi | Leafy greens | Fenugreek leaves | मेथी | మెంతికూర | - | 1 piece 14/18 | origin Shankarpally, shelf 2
  banana | Fruits | Banana | केला | అరటిపండు | - | 6 piece 36/42, 12 piece 68/80 | origin Kadapa, shelf 5
  apple | Fruits | Shimla apple | सेब | యాపిల్ | - | 4 piece 118/140, 1 kg 190/220 | origin Himachal, shelf 15
  green-apple | Fruits | Green apple | हरा सेब | గ్రీన్ యాపిల్ | - | 4 piece 160/190 | origin imported, shelf 15
  mango | Fruits | Banganapalli mango | बंगनपल्ली आम | బంగినపల్లి మామిడి | - | 1 kg 120/150, 3 kg 345/420 | weight, origin Zaheerabad, shelf 6
  orange | Fruits | Nagpur orange | संतरा | కమలాపండు | - | 1 kg 84/100 | weight, origin Nagpur, shelf 10
  grapes | Fruits | Seedless grapes | अंगूर | ద్రాక్ష | - | 500 g 56/70 | weight, origin Vikarabad, shelf 5
  watermelon | Fruits | Watermelon | तरबूज़ | పుచ్చకాయ | - | 1 piece 70/90 | origin Zaheerabad, shelf 7
  pineapple | Fruits | Pineapple | अनानास | అనాస | - | 1 piece 62/80 | origin Kerala, shelf 6
  coconut | Fruits | Coconut | नारियल | కొబ్బరికాయ | - | 1 piece 34/40 | origin Konaseema, shelf 20
  lemon | Herbs and seasoning | Lemon | नींबू | నిమ్మకాయ | - | 6 piece 24/30 | origin Nellore, shelf 12
  papaya | Fruits | Papaya | पपीता | బొప్పాయి | - | 1 kg 44/55 | weight, origin Sangareddy, shelf 5
  kiwi | Fruits | Kiwi | कीवी | కివి | - | 3 piece 96/120 | origin imported, shelf 10
  strawberry | Fruits | Strawberry | स्ट्रॉबेरी | స్ట్రాబెర్రీ | - | 200 g 88/110 | chilled, origin Mahabaleshwar, shelf 3
  pear | Fruits | Pear | नाशपाती | బేరిపండు | - | 4 piece 120/145 | origin Himachal, shelf 10
  sugarcane-jaggery | Rice and atta | Jaggery | गुड़ | బెల్లం | Zaheerabad Sugars, Ooru Mills | 500 g 42/50, 1 kg 80/96 | shelf 180, origin Zaheerabad
  full-cream-milk | Milk | Full cream milk | फ़ुल क्रीम दूध | ఫుల్ క్రీమ్ పాలు | Singur Dairy, Manjeera Dairy | 500 ml 36/36, 1 l 70/70 | chilled, shelf 2, origin Sangareddy
  toned-milk | Milk | Toned milk | टोंड दूध | టోన్డ్ పాలు | Singur Dairy, Manjeera Dairy | 500 ml 28/28, 1 l 55/55 | chilled, shelf 2, origin Sangareddy
  buffalo-milk | Milk | Buffalo milk | भैंस का दूध | గేదె పాలు | Singur Dairy, Palle Paalu | 500 ml 42/42, 1 l 82/82 | chilled, shelf 1, origin Zaheerabad
  a2-milk | Milk | A2 cow milk in a glass bottle | काँच की बोतल में ए2 दूध | గాజు సీసాలో A2 ఆవు పాలు | Palle Paalu | 500 ml 48/48, 1 l 92/92 | chilled, shelf 2, origin Vikarabad
  curd | Curd and paneer | Curd | दही | పెరుగు | Singur Dairy, Manjeera Dairy | 200 g 18/18, 500 g 40/40, 1 kg 76/78 | chilled, shelf 7
  buttermilk | Curd and paneer | Masala buttermilk | मसाला छाछ | మసాలా మజ్జిగ | Manjeera Dairy | 200 ml 15/15 | chilled, shelf 5
  paneer | Curd and paneer | Paneer | पनीर | పనీర్ | Singur Dairy, Manjeera Dairy | 200 g 90/98, 500 g 215/235 | chilled, shelf 10
  butter | Butter and ghee | Salted butter | मक्खन | వెన్న | Singur Dairy | 100 g 58/60, 500 g 275/290 | chilled, shelf 120
  ghee | Butter and ghee | Cow ghee | गाय का घी | ఆవు నెయ్యి | Manjeera Dairy, Palle Paalu | 200 ml 165/180, 500 ml 380/410, 1 l 720/790 | shelf 270
  cheese | Butter and ghee | Cheese slices | चीज़ स्लाइस | చీజ్ స్లైసులు | Singur Dairy | 200 g 140/155 | chilled, shelf 120
  eggs | Eggs | Farm eggs | फ़ार्म के अंडे | ఫామ్ గుడ్లు | Kohir Farms, Natu Kodi | 6 piece 48/54, 12 piece 92/104, 30 piece 215/240 | shelf 14, origin Shadnagar
  country-eggs | Eggs | Country hen eggs | देसी अंडे | నాటు కోడి గుడ్లు | Natu Kodi | 6 piece 90/100 | shelf 12, origin Vikarabad
  sona-masoori | Rice and atta | Sona masoori rice | सोना मसूरी चावल | సోనా మసూరి బియ్యం | Golconda Gold, Ooru Mills | 1 kg 68/80, 5 kg 325/390, 25 kg 1520/1800 | shelf 365, origin Nizamabad
  basmati | Rice and atta | Basmati rice | बासमती चावल | బాస్మతి బియ్యం | Golconda Gold, Shahi Dana | 1 kg 135/165, 5 kg 640/790 | shelf 720
  brown-rice | Rice and atta | Brown rice | ब्राउन राइस | దంపుడు బియ్యం | Ooru Mills | 1 kg 92/110 | shelf 180
  idli-rice | Rice and atta | Idli rice | इडली चावल | ఇడ్లీ బియ్యం | Ooru Mills | 1 kg 58/68, 5 kg 275/320 | shelf 365
  atta | Rice and atta | Whole wheat atta | गेहूँ का आटा | గోధుమ పిండి | Ooru Mills, Shahi Dana | 1 kg 56/64, 5 kg 262/310, 10 kg 510/600 | shelf 90
  jowar-flour | Rice and atta | Jowar flour | ज्वार का आटा | జొన్న పిండి | Ooru Mills | 500 g 38/45, 1 kg 72/85 | shelf 60, origin Zaheerabad
  ragi-flour | Rice and atta | Ragi flour | रागी का आटा | రాగి పిండి | Ooru Mills | 500 g 42/50, 1 kg 80/95 | shelf 90
  rava | Rice and atta | Bombay rava | सूजी | బొంబాయి రవ్వ | Ooru Mills | 500 g 32/38, 1 kg 60/72 | shelf 90
  besan | Rice and atta | Besan | बेसन | శనగ పిండి | Ooru Mills, Shahi Dana | 500 g 56/66 | shelf 120
  poha | Rice and atta | Thick poha | पोहा | అటుకులు | Ooru Mills | 500 g 36/44 | shelf 180
  toor-dal | Dals and pulses | Toor dal | तूर दाल | కందిపప్పు | Golconda Gold, Tandur Pappu | 500 g 82/95, 1 kg 158/185 | shelf 180, origin Tandur
  moong-dal | Dals and pulses | Moong dal | मूँग दाल | పెసరపప్పు | Golconda Gold | 500 g 68/80, 1 kg 130/155 | shelf 180
  chana-dal | Dals and pulses | Chana dal | चना दाल | శనగపప్పు | Golconda Gold, Tandur Pappu | 500 g 52/62, 1 kg 98/118 | shelf 180
  urad-dal | Dals and pulses | Urad dal | उड़द दाल | మినపప్పు | Golconda Gold | 500 g 78/92, 1 kg 150/175 | shelf 180
  masoor-dal | Dals and pulses | Masoor dal | मसूर दाल | ఎర్ర కందిపప్పు | Tandur Pappu | 500 g 60/70 | shelf 180
  rajma | Dals and pulses | Rajma | राजमा | రాజ్మా | Shahi Dana | 500 g 84/98 | shelf 180
  kabuli-chana | Dals and pulses | Kabuli chana | काबुली चना | కాబూలీ శనగలు | Shahi Dana | 500 g 74/88 | shelf 180
  groundnuts | Dals and pulses | Groundnuts | मूँगफली | వేరుశనగ గుళ్లు | Ooru Mills | 500 g 86/98, 1 kg 165/190 | shelf 120
  sunflower-oil | Cooking oils | Sunflower oil | सूरजमुखी तेल | సన్‌ఫ్లవర్ నూనె | Suryakanti, Golconda Gold | 1 l 142/160, 5 l 690/780 | shelf 270
  groundnut-oil | Cooking oils | Groundnut oil | मूँगफली तेल | వేరుశనగ నూనె | Ganuga, Golconda Gold | 1 l 188/210, 5 l 915/1040 | shelf 270
  mustard-oil | Cooking oils | Mustard oil | सरसों तेल | ఆవనూనె | Golconda Gold | 1 l 168/185 | shelf 270
  coconut-oil | Cooking oils | Coconut oil | नारियल तेल | కొబ్బరి నూనె | Ganuga | 500 ml 145/165, 1 l 280/320 | shelf 365
  sesame-oil | Cooking oils | Cold pressed sesame oil | तिल का तेल | గానుగ నువ్వుల నూనె | Ganuga | 500 ml 210/240 | shelf 270
  olive-oil | Cooking oils | Olive oil | जैतून तेल | ఆలివ్ నూనె | Mezban | 500 ml 420/520 | shelf 540, origin imported
  turmeric | Masalas and spices | Turmeric powder | हल्दी पाउडर | పసుపు | Nizam Masala, Chilakamma | 100 g 32/38, 200 g 60/72 | shelf 365, origin Nizamabad
  chilli-powder | Masalas and spices | Chilli powder | मिर्च पाउडर | కారం | Nizam Masala, Chilakamma | 100 g 44/52, 200 g 84/98, 500 g 200/235 | shelf 365, origin Guntur
  coriander-powder | Masalas and spices | Coriander powder | धनिया पाउडर | ధనియాల పొడి | Nizam Masala | 100 g 30/36, 200 g 56/66 | shelf 365
  garam-masala | Masalas and spices | Garam masala | गरम मसाला | గరం మసాలా | Nizam Masala, Chilakamma | 50 g 42/50, 100 g 78/92 | shelf 365
  biryani-masala | Masalas and spices | Biryani masala | बिरयानी मसाला | బిర్యానీ మసాలా | Nizam Masala | 50 g 46/55 | shelf 365
  sambar-powder | Masalas and spices | Sambar powder | सांभर पाउडर | సాంబార్ పొడి | Chilakamma | 100 g 52/60 | shelf 365
  cumin | Masalas and spices | Cumin seeds | जीरा | జీలకర్ర | Nizam Masala | 100 g 48/58 | shelf 365
  mustard-seeds | Masalas and spices | Mustard seeds | राई | ఆవాలు | Chilakamma | 100 g 18/24 | shelf 365
  cardamom | Masalas and spices | Green cardamom | इलायची | యాలకులు | Nizam Masala | 50 g 190/220 | shelf 365
  salt | Masalas and spices | Iodised salt | नमक | ఉప్పు | Sagaram | 1 kg 24/28 | shelf 720
  rock-salt | Masalas and spices | Rock salt | सेंधा नमक | సైంధవ లవణం | Sagaram | 500 g 48/58 | shelf 720
  sugar | Rice and atta | Sugar | चीनी | చక్కెర | Zaheerabad Sugars | 1 kg 46/52, 5 kg 225/255 | shelf 365, origin Zaheerabad
  mango-pickle | Masalas and spices | Avakaya mango pickle | आम का अचार | ఆవకాయ | Ammamma, Chilakamma | 200 g 78/90, 500 g 178/205 | shelf 365
  gongura-pickle | Masalas and spices | Gongura pickle | गोंगुरा अचार | గోంగూర పచ్చడి | Ammamma | 200 g 82/95 | shelf 270
  lemon-pickle | Masalas and spices | Lemon pickle | नींबू अचार | నిమ్మకాయ పచ్చడి | Ammamma | 200 g 72/84 | shelf 365
  podi | Masalas and spices | Kandi podi | दाल पोडी | కంది పొడి | Ammamma | 100 g 60/70 | shelf 120
  salted-chips | Snacks and biscuits | Salted potato chips | नमकीन चिप्स | ఉప్పు చిప్స్ | Karakara, Tiki Tiki | 50 g 20/20, 150 g 52/55 | shelf 120
  masala-chips | Snacks and biscuits | Masala potato chips | मसाला चिप्स | మసాలా చిప్స్ | Karakara, Tiki Tiki | 50 g 20/20, 150 g 52/55 | shelf 120
  murukku | Snacks and biscuits | Murukulu | मुरुक्कू | మురుకులు | Ammamma | 200 g 70/80 | shelf 60
  mixture | Snacks and biscuits | South mixture | मिक्सचर | మిక్చర్ | Karakara | 200 g 62/70, 400 g 118/135 | shelf 90
  popcorn | Snacks and biscuits | Butter popcorn | बटर पॉपकॉर्न | బటర్ పాప్‌కార్న్ | Tiki Tiki | 60 g 30/30 | shelf 150
  osmania-biscuits | Snacks and biscuits | Osmania biscuits | उस्मानिया बिस्कुट | ఉస్మానియా బిస్కెట్లు | Char Kaman Bakers | 200 g 75/85, 400 g 140/160 | shelf 60, origin Hyderabad
  cream-biscuits | Snacks and biscuits | Chocolate cream biscuits | चॉकलेट क्रीम बिस्कुट | చాక్లెట్ క్రీమ్ బిస్కెట్లు | Char Kaman Bakers | 120 g 30/30 | shelf 180
  dark-chocolate | Snacks and biscuits | Dark chocolate | डार्क चॉकलेट | డార్క్ చాక్లెట్ | Kakatiya Cocoa | 80 g 120/140 | shelf 270
  toffee | Snacks and biscuits | Milk toffees | दूध टॉफ़ी | పాల టాఫీలు | Kakatiya Cocoa | 200 g 60/70 | shelf 270
  cashews | Snacks and biscuits | Cashew nuts | काजू | జీడిపప్పు | Mezban | 250 g 240/290, 500 g 470/560 | shelf 180
  dates | Snacks and biscuits | Kimia dates | खजूर | ఖర్జూరం | Mezban | 500 g 165/199 | chilled, shelf 180, origin imported
  irani-chai | Tea, coffee and drinks | Irani chai tea powder | ईरानी चाय पत्ती | ఇరానీ చాయ్ పొడి | Niloufer Lane, Laxmi Tea House | 250 g 110/125, 500 g 210/240 | shelf 365
  green-tea | Tea, coffee and drinks | Green tea | ग्रीन टी | గ్రీన్ టీ | Laxmi Tea House | 25 piece 120/145 | shelf 365
  filter-coffee | Tea, coffee and drinks | Filter coffee powder | फ़िल्टर कॉफ़ी पाउडर | ఫిల్టర్ కాఫీ పొడి | Araku Hills | 200 g 130/150, 500 g 310/355 | shelf 180, origin Araku
  instant-coffee | Tea, coffee and drinks | Instant coffee | इंस्टेंट कॉफ़ी | ఇన్‌స్టంట్ కాఫీ | Araku Hills | 100 g 285/320 | shelf 540
  mango-drink | Tea, coffee and drinks | Mango drink | आम का जूस | మామిడి పానీయం | Ras Raja | 200 ml 20/20, 1 l 78/85 | shelf 180
  cola | Tea, coffee and drinks | Cola | कोला | కోలా | Fizz Wala | 750 ml 40/40, 2 l 90/95 | shelf 180
  lemon-soda | Tea, coffee and drinks | Lemon soda | नींबू सोडा | నిమ్మ సోడా | Fizz Wala | 300 ml 20/20 | shelf 180
  coconut-water | Tea, coffee and drinks | Tender coconut water | नारियल पानी | కొబ్బరి నీళ్లు | Ras Raja | 200 ml 45/50 | chilled, shelf 90
  water-can | Tea, coffee and drinks | Drinking water | पीने का पानी | తాగునీరు | Manjeera Jal | 1 l 20/20, 5 l 65/70, 20 l 90/100 | shelf 180
  badam-mix | Tea, coffee and drinks | Badam drink mix | बादाम मिक्स | బాదం మిక్స్ | Mezban | 200 g 140/165 | shelf 270
  cornflakes | Breakfast and spreads | Cornflakes | कॉर्नफ़्लेक्स | కార్న్‌ఫ్లేక్స్ | Poddu Tindi | 250 g 98/115, 500 g 185/215 | shelf 270
  oats | Breakfast and spreads | Rolled oats | ओट्स | ఓట్స్ | Poddu Tindi | 500 g 115/135, 1 kg 210/250 | shelf 270
  honey | Breakfast and spreads | Forest honey | शहद | అడవి తేనె | Girijan | 250 g 150/175, 500 g 285/330 | shelf 540, origin Adilabad
  peanut-butter | Breakfast and spreads | Peanut butter | पीनट बटर | పీనట్ బటర్ | Poddu Tindi | 350 g 165/195 | shelf 270
  jam | Breakfast and spreads | Mixed fruit jam | मिक्स फ़्रूट जैम | మిక్స్‌డ్ ఫ్రూట్ జామ్ | Poddu Tindi | 200 g 72/82, 500 g 160/180 | shelf 365
  idli-batter | Breakfast and spreads | Idli dosa batter | इडली डोसा घोल | ఇడ్లీ దోస పిండి | Poddu Tindi, Ammamma | 1 kg 72/80 | chilled, shelf 4
  vermicelli | Breakfast and spreads | Roasted vermicelli | सेवई | సేమియా | Poddu Tindi | 400 g 42/50 | shelf 270
  noodles | Breakfast and spreads | Masala noodles | मसाला नूडल्स | మసాలా నూడుల్స్ | Tiki Tiki | 70 g 14/14, 280 g 54/56 | shelf 240
  sandwich-bread | Bread and bakery | Sandwich bread | सैंडविच ब्रेड | శాండ్‌విచ్ బ్రెడ్ | Char Kaman Bakers, Roti Ghar | 400 g 45/48 | shelf 5
  brown-bread | Bread and bakery | Brown bread | ब्राउन ब्रेड | బ్రౌన్ బ్రెడ్ | Char Kaman Bakers | 400 g 52/55 | shelf 5
  pav | Bread and bakery | Ladi pav | लादी पाव | పావ్ | Roti Ghar | 6 piece 36/40 | shelf 3
  rusk | Bread and bakery | Elaichi rusk | इलायची रस्क | యాలకుల రస్క్ | Roti Ghar | 200 g 45/50 | shelf 120
  plum-cake | Bread and bakery | Plum cake | प्लम केक | ప్లమ్ కేక్ | Char Kaman Bakers | 300 g 165/190 | shelf 30
  dish-soap | Cleaning and household | Dishwash bar | बर्तन साबुन | గిన్నెల సబ్బు | Talatala | 200 g 20/22, 500 g 48/54 | nonfood
  dish-gel | Cleaning and household | Dishwash gel | डिशवॉश जेल | డిష్‌వాష్ జెల్ | Talatala | 500 ml 98/115 | nonfood
  detergent | Cleaning and household | Washing powder | कपड़े धोने का पाउडर | బట్టల పొడి | Talatala, Vennela | 1 kg 98/115, 4 kg 365/430 | nonfood
  liquid-detergent | Cleaning and household | Liquid detergent | लिक्विड डिटर्जेंट | లిక్విడ్ డిటర్జెంట్ | Vennela | 1 l 190/225 | nonfood
  floor-cleaner | Cleaning and household | Floor cleaner | फ़र्श क्लीनर | నేల శుభ్రం చేసే ద్రవం | Talatala | 1 l 165/190 | nonfood
  toilet-cleaner | Cleaning and household | Toilet cleaner | टॉयलेट क्लीनर | టాయిలెట్ క్లీనర్ | Talatala | 500 ml 88/99 | nonfood
  garbage-bags | Cleaning and household | Garbage bags | कचरे की थैलियाँ | చెత్త సంచులు | Vennela | 30 piece 95/120 | nonfood
  tissues | Cleaning and household | Kitchen tissue rolls | किचन टिशू | కిచెన్ టిష్యూ | Vennela | 2 piece 95/110 | nonfood
  matchbox | Cleaning and household | Match boxes | माचिस | అగ్గిపెట్టెలు | Deepam | 10 piece 20/20 | nonfood
  agarbatti | Cleaning and household | Agarbatti | अगरबत्ती | అగరబత్తీలు | Deepam | 100 piece 55/65 | nonfood
  batteries | Cleaning and household | AA batteries | एए बैटरी | AA బ్యాటరీలు | Velugu | 4 piece 72/80 | nonfood
  bulb | Cleaning and household | LED bulb 9 W | एलईडी बल्ब 9 W | ఎల్ఈడీ బల్బ్ 9 W | Velugu | 1 piece 99/140 | nonfood
  broom | Cleaning and household | Grass broom | झाड़ू | చీపురు | Vennela | 1 piece 110/140 | nonfood
  bath-soap | Personal care | Neem bath soap | नीम साबुन | వేప సబ్బు | Vanamali | 100 g 38/42, 400 g 140/160 | nonfood
  sandal-soap | Personal care | Sandal soap | चंदन साबुन | గంధం సబ్బు | Vanamali | 125 g 62/70 | nonfood
  shampoo | Personal care | Shikakai shampoo | शिकाकाई शैम्पू | శీకాకాయ షాంపూ | Vanamali | 180 ml 130/150, 650 ml 390/460 | nonfood
  hair-oil | Personal care | Amla hair oil | आँवला तेल | ఉసిరి నూనె | Vanamali | 200 ml 110/125 | nonfood
  toothpaste | Personal care | Herbal toothpaste | हर्बल टूथपेस्ट | హెర్బల్ టూత్‌పేస్ట్ | Muthyam | 100 g 58/65, 200 g 108/120 | nonfood
  toothbrush | Personal care | Soft toothbrush | मुलायम टूथब्रश | మెత్తటి టూత్‌బ్రష్ | Muthyam | 1 piece 30/35, 4 piece 105/130 | nonfood
  razor | Personal care | Shaving razor | शेविंग रेज़र | షేవింగ్ రేజర్ | Muthyam | 2 piece 60/70 | nonfood
  sanitary-pads | Personal care | Sanitary pads | सैनिटरी पैड | శానిటరీ ప్యాడ్లు | Sakhi | 8 piece 62/70, 30 piece 210/245 | nonfood
  handwash | Personal care | Hand wash | हैंडवॉश | హ్యాండ్ వాష్ | Vanamali | 250 ml 78/90 | nonfood
  talc | Personal care | Talcum powder | टैल्कम पाउडर | టాల్కం పౌడర్ | Vanamali | 200 g 120/140 | nonfood
  diapers | Baby care | Baby diapers | बेबी डायपर | బేబీ డైపర్లు | Chinnari | 20 piece 260/310, 60 piece 720/860 | nonfood
  baby-wipes | Baby care | Baby wipes | बेबी वाइप्स | బేబీ వైప్స్ | Chinnari | 72 piece 120/150 | nonfood
  baby-cereal | Baby care | Rice baby cereal | बेबी सीरियल | బేబీ సీరియల్ | Chinnari | 300 g 225/250 | shelf 365
  baby-oil | Baby care | Baby massage oil | बेबी ऑयल | బేబీ నూనె | Chinnari | 200 ml 145/170 | nonfood
  newspaper-te | Newspapers | Morning paper in Telugu | तेलुगु अख़बार | తెలుగు దినపత్రిక | Praja Udayam, Namaste Nagaram | 1 piece 8/8 | nonfood
  newspaper-en | Newspapers | Morning paper in English | अंग्रेज़ी अख़बार | ఆంగ్ల దినపత్రిక | Deccan Morning | 1 piece 7/7 | nonfood
  newspaper-hi | Newspapers | Morning paper in Hindi | हिंदी अख़बार | హిందీ దినపత్రిక | Nagar Prabhat | 1 piece 6/6 | nonfood
`)
