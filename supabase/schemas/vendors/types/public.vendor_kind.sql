create type public.vendor_kind as enum (
  'food',
  'grocery',
  'shopping',
  'beauty',
  'home_service',
  'health',
  'education',
  'pets',
  'property',
  'financial',
  'digital',
  'transport'
);

comment on type public.vendor_kind is 'What a vendor was first listed as. Closed: nothing is added, what a vendor sells by is a row of vendor_trades.';
