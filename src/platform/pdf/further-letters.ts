/** The letters of each further face, ranges of codes in hexadecimal; written by scripts/document-faces/make.ts. */
export const furtherLetters = {
  sans: "20-7e,a0-377,37a-37f,384-38a,38c,38e-3a1,3a3-3e1,3f0-52f,10fb,1ab0-1ac0,1ac5,1ac7-1ace,1c80-1c88,1d00-1df9,1dfb-1f15,1f18-1f1d,1f20-1f45,1f48-1f4d,1f50-1f57,1f59,1f5b,1f5d,1f5f-1f7d,1f80-1fb4,1fb6-1fc4,1fc6-1fd3,1fd6-1fdb,1fdd-1fef,1ff2-1ff4,1ff6-1ffe,2000-2027,202f-2064,2066-2071,2074-208e,2090-209c,20a0-20c0,20f0,2100-215f,2183-2184,2189,2212,25cc,2c60-2c7f,2de0-2e5d,a640-a69f,a700-a7ca,a7d0-a7d1,a7d3,a7d5-a7d9,a7f2-a7ff,ab30-ab6b,fb00-fb06,fe20-fe2f",
  arabic: "600-6ff,750-77f,870-88e,890-891,898-8ff",
  hebrew: "591-5c7,5d0-5ea,5ef-5f4,fb1d-fb36,fb38-fb3c,fb3e,fb40-fb41,fb43-fb44,fb46-fb4f",
  armenian: "531-556,559-58a,58d-58f,fb13-fb17",
  georgian: "10a0-10c5,10c7,10cd,10d0-10ff,1c90-1cba,1cbd-1cbf,2d00-2d25,2d27,2d2d",
  devanagari: "900-97f,1cd0-1cf6,1cf8-1cf9,a830-a839,a8e0-a8ff",
  bengali:
    "980-983,985-98c,98f-990,993-9a8,9aa-9b0,9b2,9b6-9b9,9bc-9c4,9c7-9c8,9cb-9ce,9d7,9dc-9dd,9df-9e3,9e6-9fe",
  gurmukhi:
    "a01-a03,a05-a0a,a0f-a10,a13-a28,a2a-a30,a32-a33,a35-a36,a38-a39,a3c,a3e-a42,a47-a48,a4b-a4d,a51,a59-a5c,a5e,a66-a76",
  gujarati:
    "a81-a83,a85-a8d,a8f-a91,a93-aa8,aaa-ab0,ab2-ab3,ab5-ab9,abc-ac5,ac7-ac9,acb-acd,ad0,ae0-ae3,ae6-af1,af9-aff",
  tamil:
    "b82-b83,b85-b8a,b8e-b90,b92-b95,b99-b9a,b9c,b9e-b9f,ba3-ba4,ba8-baa,bae-bb9,bbe-bc2,bc6-bc8,bca-bcd,bd0,bd7,be6-bfa",
  telugu:
    "c00-c0c,c0e-c10,c12-c28,c2a-c39,c3c-c44,c46-c48,c4a-c4d,c55-c56,c58-c5a,c5d,c60-c63,c66-c6f,c77-c7f",
  kannada:
    "c80-c8c,c8e-c90,c92-ca8,caa-cb3,cb5-cb9,cbc-cc4,cc6-cc8,cca-ccd,cd5-cd6,cdd-cde,ce0-ce3,ce6-cef,cf1-cf3",
  malayalam: "d00-d0c,d0e-d10,d12-d44,d46-d48,d4a-d4f,d54-d63,d66-d7f",
  sinhala: "d81-d83,d85-d96,d9a-db1,db3-dbb,dbd,dc0-dc6,dca,dcf-dd4,dd6,dd8-ddf,de6-def,df2-df4",
  thai: "e01-e3a,e3f-e5b",
  lao: "e81-e82,e84,e86-e8a,e8c-ea3,ea5,ea7-ebd,ec0-ec4,ec6,ec8-ece,ed0-ed9,edc-edf",
  myanmar: "1000-109f,a9e0-a9fe,aa60-aa7f",
  khmer: "1780-17dd,17e0-17e9,17f0-17f9,19e0-19ff",
  ethiopic:
    "1200-1248,124a-124d,1250-1256,1258,125a-125d,1260-1288,128a-128d,1290-12b0,12b2-12b5,12b8-12be,12c0,12c2-12c5,12c8-12d6,12d8-1310,1312-1315,1318-135a,135d-137c,1380-1399,2d80-2d96,2da0-2da6,2da8-2dae,2db0-2db6,2db8-2dbe,2dc0-2dc6,2dc8-2dce,2dd0-2dd6,2dd8-2dde,ab01-ab06,ab09-ab0e,ab11-ab16,ab20-ab26,ab28-ab2e",
  kana: "3000-303f,3041-3096,3099-30ff,3105-312f,31a0-31bb,31f0-31ff,fe30-fe4f,ff01-ff9f,ffe0-ffe6",
  "han-1": "3400-3d02",
  "han-2": "3d03-4605",
  "han-3": "4606-4db5,4e00-4f52",
  "han-4": "4f53-5855",
  "han-5": "5856-6158",
  "han-6": "6159-6a5b",
  "han-7": "6a5c-735e",
  "han-8": "735f-7c61",
  "han-9": "7c62-8564",
  "han-10": "8565-8e67",
  "han-11": "8e68-976a",
  "han-12":
    "976b-9fef,f900-f903,f905-f906,f90b-f90c,f915,f917-f91a,f921,f92c-f92d,f92f,f931-f935,f937-f93a,f943,f947-f94a,f94e,f952-f953,f95e,f962-f967,f96e,f972,f974,f976,f979-f97b,f97e-f980,f984-f985,f98a-f98c,f98e,f993,f995,f998,f9ae,f9b3,f9b7,f9bb,f9bd-f9be,f9c0,f9c5-f9c6,f9d0,f9d8-f9d9,f9dc-f9e0,f9e2-f9e4,f9e7,f9e9,f9f1,f9f4-f9f5,f9fa,f9fd,f9ff,fa02,fa05-fa08,fa0a,fa0c-fa0f,fa11,fa13-fa14,fa18,fa1f-fa21,fa23-fa24,fa27-fa29,fa2f,fa33-fa35,fa37-fa38,fa3a,fa47,fa49,fa4b,fa5d-fa5e",
  "hangul-1": "1100-11ff,3131-318e,a960-a97c,ac00-b5de",
  "hangul-2": "b5df-c138",
  "hangul-3": "c139-cc92",
  "hangul-4": "cc93-d7a3,d7b0-d7c6,d7cb-d7fb",
} as const;
