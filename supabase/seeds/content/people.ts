import { readTable } from './read-table.ts'

/** A customer with a place to bring things to. */
export interface Customer {
  readonly name: string
  readonly phone: string
  readonly language: string
  readonly label: string
  readonly line: string
  readonly landmark: string
  readonly city: string
  readonly pincode: string
  readonly lat: number
  readonly lng: number
}

/** Demo customers; a second address follows on a line with the same phone number. */
export const customers: readonly Customer[] = readTable(
  ['phone', 'name', 'language', 'label', 'line', 'landmark', 'city', 'pincode', 'at'],
  `
  +919000000001 | Ananya Reddy | en | Home | Flat 402, Lakshmi Residency, Ayyappa Society | Behind the water tank | Hyderabad | 500081 | 17.4467 78.3912
  +919000000001 | Ananya Reddy | en | Office | Tower 3, Mindspace Road, HITEC City | Gate 2 | Hyderabad | 500081 | 17.4412 78.3805
  +919000000002 | Imran Pasha | en | Home | H.No. 4-8-112, Subhash Gunj | Lane beside the cloth market | Zaheerabad | 502220 | 17.6803 77.6081
  +919000000002 | Imran Pasha | en | Shop | Pasha Cycle Works, Main Road | Old Bus Stand | Zaheerabad | 502220 | 17.6815 77.6066
  +919000000003 | Kavya Deshpande | en | Home | 5-2-41, Housing Board Colony | Beside the temple | Zaheerabad | 502220 | 17.6846 77.6098
  +919000000051 | Srinivas Chary | te | Home | Plot 27, KPHB Phase 6 | Opposite the park | Hyderabad | 500072 | 17.4899 78.3942
  +919000000052 | Fatima Begum | en | Home | 20-4-318, Khilwat Road | Near the palace gate | Hyderabad | 500002 | 17.3592 78.4741
  +919000000053 | Lavanya Naidu | te | Home | Flat 12B, Road No. 10, Banjara Hills | Above the boutique | Hyderabad | 500034 | 17.4132 78.4412
  +919000000054 | Arjun Deshmukh | mr | Home | Street No. 7, Himayatnagar | Next to the library | Hyderabad | 500029 | 17.4019 78.4853
  +919000000055 | Nikhil Varma | hi | Home | Villa 9, Indira Nagar, Gachibowli | End of the lane | Hyderabad | 500032 | 17.4421 78.3534
  +919000000056 | Padma Latha | te | Home | 2-44, Pothireddypally | Near the high school | Sangareddy | 502001 | 17.6131 78.0918
  +919000000057 | Shaik Rizwan | en | Hostel | Hostel C, Room 214, Institute Campus | Main gate, ask for Rizwan | Sangareddy | 502284 | 17.5943 78.1228
  +919000000058 | Kavitha Goud | te | Home | 5-3-20, Ramaiahguda | Station side | Vikarabad | 501101 | 17.3391 77.9078
  +919000000059 | Shivkumar Biradar | kn | Home | No. 18, Chaubara Road | Two doors from the tower | Bidar | 585401 | 17.9139 77.5268
  +919000000060 | Asha Kulkarni | kn | Home | House 7, Mailoor Road, Gumpa | Blue gate | Bidar | 585403 | 17.9229 77.5092
  `,
).map(({ at, ...row }) => {
  const [lat = 0, lng = 0] = at.split(' ').map(Number)
  return { ...row, lat, lng }
})

/** A courier with the vehicle and the town he or she waits in. */
export interface CourierSheet {
  readonly name: string
  readonly phone: string
  readonly town: string
  readonly vehicle: string
  readonly plate: string
  readonly lat: number
  readonly lng: number
}

/** Verified couriers. A bicycle has no plate. */
export const couriers: readonly CourierSheet[] = readTable(
  ['phone', 'name', 'town', 'vehicle', 'plate', 'at'],
  `
  +919000000021 | Ravi Kumar Goud | hyderabad | bike | TS09 EK 4127 | 17.4462 78.3869
  +919000000022 | Basavaraj Mali | zaheerabad | bike | TS15 FB 2086 | 17.6837 77.6052
  +919000000101 | Mohammed Sohail | hyderabad | bike | TS12 EA 7719 | 17.3655 78.4733
  +919000000102 | Sai Teja | hyderabad | scooter | TS07 GR 3351 | 17.4901 78.3929
  +919000000103 | Lakshmi Prasanna | hyderabad | scooter | TS10 FD 9042 | 17.4144 78.4402
  +919000000104 | Naveen Yadav | hyderabad | bike | TS08 HC 1264 | 17.4019 78.4861
  +919000000105 | Abdul Rahman | hyderabad | bike | TS13 EP 5580 | 17.3962 78.4291
  +919000000106 | Mahesh Babu Chintala | hyderabad | bicycle | | 17.4368 78.4479
  +919000000107 | Swapna Rathod | hyderabad | scooter | TS07 JK 8803 | 17.4429 78.3521
  +919000000108 | Praveen Nayak | hyderabad | bike | TS05 FL 6197 | 17.3691 78.5268
  +919000000109 | Joseph Raju | hyderabad | bike | TS11 EX 2245 | 17.4402 78.4988
  +919000000110 | Kiran Vaddera | hyderabad | bike | TS07 HN 7031 | 17.4960 78.3588
  +919000000111 | Syed Yousuf | zaheerabad | scooter | TS15 EN 4418 | 17.6808 77.6089
  +919000000112 | Anjaneyulu | zaheerabad | bicycle | | 17.6774 77.6041
  +919000000113 | Ramesh Kurva | sangareddy | bike | TS15 FH 1902 | 17.6223 78.0862
  +919000000114 | Bhavana Chary | sangareddy | scooter | TS15 FK 6650 | 17.5963 78.1219
  +919000000115 | Chandu Pawar | vikarabad | bike | TS34 B 3478 | 17.3371 77.9049
  +919000000116 | Yellappa | vikarabad | bike | TS34 C 1120 | 17.3392 77.9068
  +919000000117 | Mallikarjun Swamy | bidar | bike | KA38 W 5521 | 17.9144 77.5259
  +919000000118 | Irfan Patel | bidar | scooter | KA38 X 0937 | 17.9227 77.5102
  `,
).map(({ at, ...row }) => {
  const [lat = 0, lng = 0] = at.split(' ').map(Number)
  return { ...row, lat, lng }
})

/** Verified drivers, who take rides, and a van for parcels; none of them brings goods. */
export const drivers: readonly CourierSheet[] = readTable(
  ['phone', 'name', 'town', 'vehicle', 'plate', 'at'],
  `
  +919000000023 | Mohammed Arif | hyderabad | auto | TS09 UB 3174 | 17.4449 78.3836
  +919000000121 | Suresh Gaddam | hyderabad | bike | TS07 HL 6402 | 17.4386 78.3952
  +919000000122 | Padma Rani | hyderabad | mini | TS08 UF 5519 | 17.4275 78.4122
  +919000000123 | Venkata Ramana | hyderabad | sedan | TS11 UC 8260 | 17.4325 78.4071
  +919000000124 | Khaja Moinuddin | hyderabad | suv | TS10 UD 1938 | 17.3991 78.4157
  +919000000125 | Narender Singh | hyderabad | van | TS12 UA 7045 | 17.4156 78.4747
  +919000000126 | Shivaji Pawar | zaheerabad | auto | TS15 UB 2291 | 17.6841 77.6092
  +919000000127 | Nagesh Kulkarni | zaheerabad | mini | TS15 UC 4836 | 17.6798 77.6025
  +919000000128 | Mallesh Gouni | sangareddy | auto | TS15 UA 9150 | 17.6188 78.0815
  +919000000129 | Anitha Bandari | vikarabad | sedan | TS34 T 3307 | 17.3385 77.9056
  +919000000130 | Siddharam Biradar | bidar | suv | KA38 A 6614 | 17.9133 77.5218
  +919000000131 | Raju Thallapalli | warangal | bike | TS03 FK 8472 | 17.9689 79.5941
  `,
).map(({ at, ...row }) => {
  const [lat = 0, lng = 0] = at.split(' ').map(Number)
  return { ...row, lat, lng }
})

/** Owners of restaurants, assigned in turn; the two demo owners are in demo-accounts.ts. */
export const ownerNames: readonly string[] = `
  Abdul Wahab Siddiqui, Nirmala Shetty, Raghunath Goud, Shabana Anjum, Venkat Subbarao, Harpreet Singh Bedi,
  Mohammed Taher Ali, Saraswathi Ammal, Jagadish Purohit, Zeenat Fatima, Ramulu Yadav, Prakash Agarwal,
  Sumathi Rao, Yusuf Baig, Chandrakala Patil, Govind Heggade, Anwar Pasha, Sridevi Chowdary, Manjunath Kamat,
  Rukhsana Begum, Narsimha Reddy, Dolly Irani, Kishore Jain, Bhagyalakshmi, Osman Bin Saleh, Lalitha Devi,
  Gurmeet Kaur, Basappa Metre, Ashok Tiwari, Vijaya Lakshmi Prasad, Hameed Khan, Jyothi Rathod
`
  .split(',')
  .map((name) => name.trim())
