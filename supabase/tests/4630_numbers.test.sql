-- Numbers of applicants by their own check digits: cases ON-03, ON-04, ON-05 and ON-14 of the slots collection.
begin;
select no_plan();

create function pg_temp.judged(kind text, typed text) returns text language sql as $$
  select concat_ws(' ', private.clean_number(kind, typed), coalesce(private.number_problem(kind,
    private.clean_number(kind, typed)), 'ok'))
$$;

select is(pg_temp.judged(c.kind, c.typed), c.expected, c.kind || ' ' || c.typed)
from (values
  ('gstin', '36AAPFU0939F1ZW', '36AAPFU0939F1ZW ok'), ('gstin', '29AAGCB7383J1Z4', '29AAGCB7383J1Z4 ok'),
  ('gstin', '36ABCPK4321M1ZP', '36ABCPK4321M1ZP ok'), ('gstin', '36ABCPK4312M1ZP', '36ABCPK4312M1ZP check_digit'),
  ('gstin', '36AABCU9603R1ZX', '36AABCU9603R1ZX check_digit'), ('gstin', '36AABCU9603R1Z0',
    '36AABCU9603R1Z0 check_digit'),
  ('gstin', '36AABCU9603R0ZO', '36AABCU9603R0ZO form'), ('gstin', ' 36 aapfu0939f 1zw ', '36AAPFU0939F1ZW ok'),
  ('aadhaar', '9999 4105 7058', '999941057058 ok'), ('aadhaar', '999914057058', '999914057058 check_digit'),
  ('aadhaar', '234123412346', '234123412346 ok'), ('aadhaar', '234123412347', '234123412347 check_digit'),
  ('pan', 'ACUPA7085R', 'ACUPA7085R ok'), ('pan', 'ABCXE1234F', 'ABCXE1234F holder'),
  ('pan', 'ACUP7085RA', 'ACUP7085RA form'), ('fssai', '13626011000123', '13626011000123 ok'),
  ('fssai', '1362601100012', '1362601100012 form'), ('vehicle', 'TS 08 AB 1234', 'TS08AB1234 ok'),
  ('vehicle', 'TG07A1234', 'TG07A1234 ok'), ('vehicle', '22BH1234AA', '22BH1234AA ok'),
  ('vehicle', '22BH1234AI', '22BH1234AI form'), ('vehicle', 'TS08AB123', 'TS08AB123 form'),
  ('licence', 'TS08 2011 0012345', 'TS0820110012345 ok'), ('licence', '12345', '12345 form'),
  ('pan', null, 'ok')
) as c (kind, typed, expected);
select is(private.gstin_check_digit(c.number), c.ends_in, c.number || ' should end in ' || c.ends_in)
from (values ('36ABCPK4312M1ZP', 'Q'), ('36AABCU9603R1ZX', 'O'), ('36AABCU9603R1Z0', 'O'), ('29AAGCB7383J1Z4', '4'))
  as c (number, ends_in);
select is(private.mask_number(c.kind, c.number), c.masked, c.kind || ' as its owner sees it again')
from (values ('aadhaar', '999941057058', '•••• 7058'), ('pan', 'ACUPA7085R', 'AC••••••5R'),
  ('gstin', '36AAPFU0939F1ZW', '36AAPFU0939F1ZW'), ('licence', 'TS0820110012345', '•••• 2345'))
  as c (kind, number, masked);

select * from finish();
rollback;
