/** Customers who live near the restaurants and have ordered before; names in turn, homes near a restaurant each. */
export const neighbourNames: readonly string[] = `
  Harika Vemula, Rahul Saxena, Sana Mirza, Pavan Kalyan Dasari, Deepthi Rao, Azhar Uddin, Vidya Shankar, Ganesh Mudiraj,
  Neha Agarwal, Mohammed Kaif, Swathi Gaddam, Rohit Kulkarni, Ayesha Siddiqua, Karthik Iyer, Bhavya Sri, Naresh Jadhav,
  Tasneem Fatima, Sandeep Gowda, Pooja Marathe, Vamshi Krishna, Mercy Grace, Yash Thakur, Lakshmi Narayana, Zoya Khan,
  Mallesh Bandari, Shruti Hegde, Faisal Ahmed, Anitha Devi, Vinod Chauhan, Keerthana Pillai, Rajesh Waghmare, Heena Kausar,
  Sai Charan, Manasa Bhat, Irshad Ali, Usha Rani, Prashanth Reddy, Divya Teja, Nagesh Kulal, Rubina Sultana,
  Tejaswini Patil, Mujeeb Khan, Sirisha Kondapalli, Santosh Metri, Aravind Swamy, Nazia Parveen, Chaitanya Goud,
  Meghana Reddy, Joel Prakash, Sunitha Lingam, Haritha Pasunuri, Tarun Bhandari, Ramya Krishna Murthy, Bilal Ansari,
  Jyotsna Kale, Uday Bhaskar, Nusrat Jahan, Phani Kumar, Veena Desai, Akhil Mamidi, Roshni Gupta, Shailaja Patnaik,
  Vikram Singh Rawat, Noor Fatima
`
  .split(',')
  .map((name) => name.trim())
