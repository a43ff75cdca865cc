/** Makers of belts, scarves, hats, gloves, ties and umbrellas. See `parseMakers` for the row format. */
export const ACCESSORY_MAKERS = `
belts:
  Ada Collection; Albert Thurston; Anderson's; Arcade Belts; B-Low the Belt; Déhanche; Elliot Rhodes; Kore Essentials; Maison Boinet; Mezlan;
  Mission Belt; SlideBelts; Torino Leather = Torino Leather Co.
scarves:
  Acne Scarves; Echo Design; Faliero Sarti; Fraas; Inouitoosh; Lochcarron; Moismont; Pierre-Louis Mascia; Roeckl
hats:
  Akubra; American Hat Co. = American Hat Company; Bailey of Hollywood = Bailey Hats; Barmah; Barts*; Biltmore Hats;
  Borsalino; Buff*; C.C Beanie; Charlie 1 Horse; Christys' = Christys' London; Coolibar; Ecua-Andino; Eric Javits;
  Eugenia Kim; Failsworth; Flexfit; Gigi Burris; Gladys Tamez; Goorin Bros. = Goorin; Hat Attack; Helen Kaminski;
  Janessa Leone; Lack of Color*; Laird Hatters; Laulhère; Lierys; Lock & Co. = Lock & Co Hatters, James Lock;
  Lola Hats; Love Your Melon; Maison Michel; Mayser; Melin; Nick Fouquet; Pipolaki; Resistol; Ruslan Baginskiy; Scala*;
  San Diego Hat Company = San Diego Hat; Seeberger; Stetson*; Sunday Afternoons; Tilley = Tilley Hats; Van Palma;
  Wallaroo; Worth & Worth; Yupoong
hats ties:
  Alexandre de Paris; Emi Jay; France Luxe; Invisibobble; Jennifer Behr; Lelet NY
sleepwear hats:
  Grace Eleyae; Slip Silk
gloves:
  Agnelle*; Causse; Chester Jefferies; Cornelia James; Dents*; Hestra; Kombi Sports; Madova; Maison Fabre; Portolano*;
  Southcombe; Swany
ties:
  Bows-N-Ties; Charvet; Hart Schaffner Marx; Hickey Freeman; Holliday & Brown; Marinella = E. Marinella;
  Robert Talbott; Shibumi; Simonnot-Godard; Tie Bar = The Tie Bar; Vanda Fine Clothing
umbrellas:
  Blunt Umbrellas; Davek; Doppler*; Fox Umbrellas; Francesco Maglia; Fulton Umbrellas = Fulton*; Isotoner = Totes Isotoner = Totes*;
  James Smith & Sons; Knirps; London Undercover; Pasotti; Piganiol; Repel Umbrella; Senz; ShedRain;
  Swaine Adeney Brigg = Swaine; Wpc.
`;
