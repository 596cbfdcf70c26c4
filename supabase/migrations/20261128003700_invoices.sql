-- Tax invoices, bills of supply and credit notes: the paper of every supply (docs/decisions/0100).

-- Codes and states --------------------------------------------------------------------------------------------------

alter table public.tax_rules add column only_unregistered boolean not null default false;

comment on column public.tax_rules.only_unregistered is
  'Section 9(5) holds only where the supplier has no registration of its own, as for housekeeping or local delivery.';

update public.tax_rules set only_unregistered = true where tax_class = 'delivery';

alter table public.charge_codes add column supplied_by text constraint charge_supplier
  check (supplied_by in ('vendor', 'platform'));

comment on column public.charge_codes.supplied_by is
  'Whose supply it is. Null: goods are the vendor''s where the order has one, fees the platform''s.';

update public.charge_codes set supplied_by = 'vendor' where code in ('packaging', 'shipping');

create table public.tax_codes (
  id uuid primary key default gen_random_uuid(),
  tax_class text not null,
  category_id uuid references public.categories (id),
  code text not null constraint tax_code_form check (code ~ '^[0-9]{4,8}$'),
  valid_from timestamptz not null,
  unique nulls not distinct (tax_class, category_id, valid_from)
);

create index tax_codes_category_idx on public.tax_codes (category_id);

comment on table public.tax_codes is
  'HSN codes of goods and SAC codes of services as invoices print them, effective-dated: for goods of a category and '
  'those beneath it, or for all of a tax class.';

alter table public.tax_codes enable row level security;

create policy "everyone reads tax codes" on public.tax_codes for select to anon, authenticated using (true);

revoke all on public.tax_codes from anon, authenticated;
grant select on public.tax_codes to anon, authenticated;

insert into public.tax_codes (tax_class, code, valid_from) values
  ('restaurant', '996331', '2017-07-01'), ('delivery', '996813', '2017-07-01'), ('platform', '998599', '2017-07-01'),
  ('convenience', '998599', '2017-07-01');

insert into public.tax_codes (tax_class, category_id, code, valid_from)
select c.tax_class, c.id, h.code, '2017-07-01' from (values
  ('fresh-vegetables', '0702'), ('leafy-greens', '0709'), ('fruits', '0810'), ('herbs', '0910'), ('milk', '0401'),
  ('curd-and-paneer', '0406'), ('butter-and-ghee', '0405'), ('eggs', '0407'), ('rice-and-atta', '1006'),
  ('dals-and-pulses', '0713'), ('oils', '1512'), ('masalas', '0910'), ('snacks', '2106'), ('beverages', '0902'),
  ('breakfast', '1904'), ('bakery', '1905'), ('household', '3402'), ('personal-care', '3305'), ('baby-care', '9619'),
  ('newspapers', '4902'), ('mobiles-and-accessories', '8517'), ('electronics', '8516'), ('fashion-women', '6204'),
  ('fashion-men', '6203'), ('footwear', '6403'), ('home-and-kitchen', '7323'), ('books-and-stationery', '4901'),
  ('toys', '9503'), ('beauty-products', '3304'), ('sports', '9506')
) as h (slug, code) join public.categories as c on c.slug = h.slug and c.tax_class is not null;

create function private.tax_code(tax_class text, category_id uuid default null, at timestamptz default now())
  returns text
language sql stable security definer set search_path = '' as $$
  with recursive up as (
    select c.id, c.parent_id, 0 as depth from public.categories as c where c.id = tax_code.category_id
    union all select c.id, c.parent_id, up.depth + 1 from up join public.categories as c on c.id = up.parent_id
  )
  select t.code from public.tax_codes as t left join up on up.id = t.category_id
  where t.tax_class = tax_code.tax_class and t.valid_from <= tax_code.at
    and (t.category_id is null or up.id is not null)
  order by up.depth nulls last, t.valid_from desc limit 1
$$;

comment on function private.tax_code is
  'The HSN or SAC code in force for a tax class: that of the nearest category, else that of the class; null '
  'where none is known.';

create table private.gst_states (
  code text primary key constraint gst_state_form check (code ~ '^[0-9]{2}$'),
  state text not null unique,
  pincodes text[] not null default '{}'
);

revoke all on private.gst_states from anon, authenticated;

comment on table private.gst_states is 'The states of India as GST numbers them, for the place of supply.';
comment on column private.gst_states.pincodes is
  'How the pin codes of the state begin; the longest beginning decides.';

insert into private.gst_states (code, state, pincodes) values
  ('01', 'Jammu and Kashmir', '{18,19}'), ('02', 'Himachal Pradesh', '{17}'),
  ('03', 'Punjab', '{14,15,1603,1604,1605,1607}'), ('04', 'Chandigarh', '{160}'),
  ('05', 'Uttarakhand', '{244712,244713,246,247667,248,249,262,263}'), ('06', 'Haryana', '{12,13}'),
  ('07', 'Delhi', '{11}'), ('08', 'Rajasthan', '{30,31,32,33,34}'),
  ('09', 'Uttar Pradesh', '{20,21,22,23,24,25,26,27,28}'),
  ('10', 'Bihar', '{80,81,82,83,84,85}'), ('11', 'Sikkim', '{737}'), ('12', 'Arunachal Pradesh', '{790,791,792}'),
  ('13', 'Nagaland', '{797,798}'), ('14', 'Manipur', '{795}'), ('15', 'Mizoram', '{796}'), ('16', 'Tripura', '{799}'),
  ('17', 'Meghalaya', '{793,794}'), ('18', 'Assam', '{78}'), ('19', 'West Bengal', '{70,71,72,73,74}'),
  ('20', 'Jharkhand', '{814,815,816,822,825,826,827,828,829,831,832,833,834,835}'), ('21', 'Odisha', '{75,76,77}'),
  ('22', 'Chhattisgarh', '{49}'), ('23', 'Madhya Pradesh', '{45,46,47,48}'), ('24', 'Gujarat', '{36,37,38,39}'),
  ('26', 'Dadra and Nagar Haveli and Daman and Diu', '{362520,396193,396210,396220,396230,396235,396240}'),
  ('27', 'Maharashtra', '{40,41,42,43,44}'), ('29', 'Karnataka', '{56,57,58,59}'), ('30', 'Goa', '{403}'),
  ('31', 'Lakshadweep', '{6825}'), ('32', 'Kerala', '{67,68,69}'), ('33', 'Tamil Nadu', '{60,61,62,63,64}'),
  ('34', 'Puducherry', '{605,609602,609605,609609}'), ('35', 'Andaman and Nicobar Islands', '{744}'),
  ('36', 'Telangana', '{50}'), ('37', 'Andhra Pradesh', '{51,52,53}'), ('38', 'Ladakh', '{194}');

create function private.state_of_pincode(pincode text) returns text language sql stable
  security definer set search_path = '' as $$
  select s.code from private.gst_states as s, unnest(s.pincodes) as p (beginning)
  where starts_with(state_of_pincode.pincode, p.beginning) order by length(p.beginning) desc limit 1
$$;

comment on function private.state_of_pincode is 'The state code of a pin code; null where none is known.';

create function private.state_of_region(region_id uuid) returns text language sql stable
  security definer set search_path = '' as $$
  select s.code from public.regions as r join private.gst_states as s on s.state = r.state
  where r.id = state_of_region.region_id
$$;

comment on function private.state_of_region is 'The state code of a region.';

create table public.vendor_registrations (
  vendor_id uuid not null references public.vendors (id) on delete cascade,
  valid_from date not null,
  gstin text constraint registration_gstin_form check (gstin ~ '^[0-9]{2}[A-Z0-9]{10}[0-9A-Z]{3}$'),
  legal_name text constraint registration_name_length check (length(trim(legal_name)) between 2 and 120),
  primary key (vendor_id, valid_from)
);

create trigger texts_are_plain before insert or update of legal_name on public.vendor_registrations
  for each row execute function private.keep_plain('legal_name');

comment on table public.vendor_registrations is
  'How a vendor is registered for GST, from a day on: what its invoices print. gstin null: no longer registered. A '
  'shop that has no row is registered as its page says.';

alter table public.vendor_registrations enable row level security;

create policy "a vendor's people and administrators read its registrations" on public.vendor_registrations for select
  to authenticated using (private.may(vendor_id, 'money') or (select private.is_admin()));

revoke all on public.vendor_registrations from anon, authenticated;
grant select on public.vendor_registrations to authenticated;

create function public.set_vendor_registration(vendor_id uuid, valid_from date, gstin text, legal_name text)
  returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  number text := nullif(upper(regexp_replace(left(set_vendor_registration.gstin, 40), '\s', '', 'g')), '');
  before jsonb;
begin
  perform private.require_role('admin');
  perform private.bound(set_vendor_registration.legal_name, 400);
  perform private.bound(set_vendor_registration.gstin, 100);
  if not exists (select from public.vendors as v where v.id = set_vendor_registration.vendor_id) then
    perform private.refuse(404, 'vendor_not_found', 'There is no such vendor.');
  end if;
  if set_vendor_registration.valid_from is null or (number is not null
    and (number !~ '^[0-9]{2}[A-Z0-9]{10}[0-9A-Z]{3}$'
      or not exists (select from private.gst_states as s where s.code = left(number, 2)))) then
    perform private.refuse(400, 'gstin_invalid', 'This is not a GST number.');
  end if;
  if length(trim(set_vendor_registration.legal_name)) not between 2 and 120 then
    perform private.refuse(400, 'legal_name_invalid', 'The registered name has 2 to 120 letters.');
  end if;
  select to_jsonb(r) into before from public.vendor_registrations as r
  where r.vendor_id = set_vendor_registration.vendor_id and r.valid_from = set_vendor_registration.valid_from;
  insert into public.vendor_registrations as r (vendor_id, valid_from, gstin, legal_name)
  values (set_vendor_registration.vendor_id, set_vendor_registration.valid_from, number,
    trim(set_vendor_registration.legal_name))
  on conflict on constraint vendor_registrations_pkey do update
    set gstin = excluded.gstin, legal_name = excluded.legal_name;
  perform private.audit('set_vendor_registration', 'vendor', set_vendor_registration.vendor_id::text, before,
    jsonb_build_object('valid_from', set_vendor_registration.valid_from, 'gstin', number, 'legal_name',
      set_vendor_registration.legal_name));
end
$$;

comment on function public.set_vendor_registration is
  'How a vendor is registered for GST from a day on; no number: not registered. By administrators, on the audit log. '
  'Invoices that exist stay as they are.';

revoke execute on function public.set_vendor_registration(uuid, date, text, text) from public, anon;
grant execute on function public.set_vendor_registration(uuid, date, text, text) to authenticated;

create function private.vendor_for_invoice(vendor_id uuid) returns jsonb language sql stable
  security definer set search_path = '' as $$
  select jsonb_build_object('name', coalesce(r.legal_name, s.legal_name, v.name), 'trade_name', v.name, 'address',
    v.address, 'gstin', own.gstin, 'fssai_number', coalesce(f.fssai_number, g.fssai_number),
    'state', coalesce(left(own.gstin, 2), private.state_of_region(v.region_id)))
  from public.vendors as v
  left join public.shops as s on s.vendor_id = v.id
  left join public.restaurants as f on f.vendor_id = v.id
  left join public.grocery_stores as g on g.vendor_id = v.id
  left join lateral (select t.* from public.vendor_registrations as t where t.vendor_id = v.id
    and t.valid_from <= (now() at time zone 'Asia/Kolkata')::date order by t.valid_from desc limit 1) as r on true
  cross join lateral (select case when r.vendor_id is not null then r.gstin else s.gstin end as gstin) as own
  where v.id = vendor_for_invoice.vendor_id
$$;

comment on function private.vendor_for_invoice is
  'A vendor as invoices name it now: {name, trade_name, address, gstin, fssai_number, state}.';

create function private.platform_for_invoice() returns jsonb language sql stable
  security definer set search_path = '' as $$
  select jsonb_build_object('name', private.setting('company_name'), 'address', private.setting('company_address'),
    'gstin', private.setting('company_tax_id'), 'state', left(private.setting('company_tax_id') #>> '{}', 2))
$$;

comment on function private.platform_for_invoice is
  'The platform as invoices name it now: {name, address, gstin, state}.';

-- Documents ---------------------------------------------------------------------------------------------------------

create type public.invoice_kind as enum ('tax_invoice', 'invoice_cum_bill_of_supply', 'bill_of_supply', 'credit_note');

create table public.invoices (
  id uuid primary key default gen_random_uuid(),
  order_id uuid references public.enhanced_orders (id),
  user_id uuid not null references auth.users (id),
  kind public.invoice_kind not null,
  issuer_id uuid references public.vendors (id),
  supplier_id uuid references public.vendors (id),
  number text not null constraint invoice_number_form check (number ~ '^[A-Za-z0-9/-]{1,16}$'),
  financial_year text not null constraint invoice_year_form check (financial_year ~ '^[0-9]{4}-[0-9]{2}$'),
  issued_at timestamptz not null,
  of_invoice uuid references public.invoices (id),
  issuer jsonb not null,
  supplier jsonb not null,
  recipient jsonb,
  place_of_supply text not null references private.gst_states (code),
  is_interstate boolean not null,
  section_9_5 boolean not null,
  lines jsonb not null,
  reduction_paise bigint not null,
  total_paise bigint not null constraint invoice_total_range check (total_paise > 0),
  unique nulls not distinct (issuer_id, financial_year, number),
  constraint credit_names_its_invoice check ((kind = 'credit_note') = (of_invoice is not null))
);

create index invoices_order_idx on public.invoices (order_id);
create index invoices_user_idx on public.invoices (user_id);
create index invoices_supplier_idx on public.invoices (supplier_id, issued_at desc);
create index invoices_of_invoice_idx on public.invoices (of_invoice);
create index invoices_place_idx on public.invoices (place_of_supply);

comment on table public.invoices is
  'Invoices, bills of supply and credit notes as they were issued; nothing of them changes. Amounts of a credit note '
  'are positive: what it takes off its invoice. Whom the goods went to stands with the order, so that it can be '
  'forgotten.';
comment on column public.invoices.order_id is 'The order whose supply it is; null where it is another''s.';
comment on column public.invoices.issuer_id is
  'The vendor in whose name and series it is issued; null is the platform.';
comment on column public.invoices.supplier_id is
  'Whose supply it is: under section 9(5) the platform issues and pays, and names the vendor. Null is the platform.';
comment on column public.invoices.recipient is
  'The registered business that it is made out to: {name, address, gstin, state}; null where it is nobody''s. Not for '
  'a vendor who does not issue it.';
comment on column public.invoices.lines is
  'What was supplied, as the customer saw its price: [{name or charge (its code), quantity, code (HSN or SAC), '
  'tax_class, amount_paise}].';
comment on column public.invoices.reduction_paise is
  'What the lines come to above what is invoiced: the supplier''s own offer, and what went back before.';

create table public.invoice_taxes (
  invoice_id uuid not null references public.invoices (id),
  tax_class text not null,
  code text,
  rate_bp integer not null,
  included boolean not null,
  taxable_paise bigint not null,
  cgst_paise bigint not null,
  sgst_paise bigint not null,
  igst_paise bigint not null,
  gross_paise bigint not null,
  primary key (invoice_id, tax_class),
  constraint halves_are_equal check (cgst_paise = sgst_paise),
  constraint one_kind_of_tax check (cgst_paise = 0 or igst_paise = 0),
  constraint class_adds_up check (gross_paise = taxable_paise + cgst_paise + sgst_paise + igst_paise)
);

comment on table public.invoice_taxes is
  'The tax classes of an invoice or credit note: value, CGST and SGST or IGST, and their sum.';
comment on column public.invoice_taxes.included is 'Whether the prices of the lines have the tax inside.';

create trigger invoices_never_change before update or delete on public.invoices
  for each row execute function private.forbid_change();
create trigger invoice_taxes_never_change before update or delete on public.invoice_taxes
  for each row execute function private.forbid_change();

create function private.check_invoice() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if (select i.total_paise from public.invoices as i where i.id = new.id)
    is distinct from (select sum(t.gross_paise) from public.invoice_taxes as t where t.invoice_id = new.id) then
    raise exception using errcode = 'check_violation', constraint = 'invoice_adds_up',
      message = format('the classes of invoice %s do not add up to its total', new.number);
  end if;
  return null;
end
$$;

comment on function private.check_invoice is
  'At the end of a transaction: an invoice''s total is that of its classes.';

create constraint trigger invoice_adds_up after insert on public.invoices
  deferrable initially deferred for each row execute function private.check_invoice();

alter table public.invoices enable row level security;
alter table public.invoice_taxes enable row level security;

create policy "customers read their invoices, vendors those of what they supplied" on public.invoices for select
  to authenticated using (user_id = (select auth.uid()) or private.may(supplier_id, 'money'));
create policy "who reads an invoice reads its taxes" on public.invoice_taxes for select to authenticated
  using (exists (select from public.invoices as i where i.id = invoice_id));

revoke all on public.invoices, public.invoice_taxes from anon, authenticated;
grant select (id, order_id, kind, issuer_id, supplier_id, number, financial_year, issued_at, of_invoice, issuer,
  supplier, place_of_supply, is_interstate, section_9_5, lines, reduction_paise, total_paise)
  on public.invoices to authenticated;
grant select on public.invoice_taxes to authenticated;

-- Numbers -----------------------------------------------------------------------------------------------------------

create table private.invoice_series (
  id integer generated always as identity primary key,
  issuer_id uuid references public.vendors (id),
  series text not null constraint series_known check (series in ('invoice', 'credit_note')),
  financial_year text not null,
  last_number integer not null constraint series_counts check (last_number > 0),
  unique nulls not distinct (issuer_id, series, financial_year)
);

revoke all on private.invoice_series from anon, authenticated;

comment on table private.invoice_series is
  'The last number of each issuer, series and financial year. The row is locked by whoever issues until the end of '
  'the transaction, so that what is undone leaves no gap.';

create function private.financial_year(at timestamptz) returns text language sql stable set search_path = '' as $$
  select to_char(d.april, 'YYYY') || '-' || to_char(d.april + interval '1 year', 'YY')
  from (select date_trunc('year', (financial_year.at at time zone 'Asia/Kolkata') - interval '3 months') as april) as d
$$;

comment on function private.financial_year is
  'The Indian financial year of a moment, from 1 April in India: 2026-27.';

create function private.next_invoice_number(issuer_id uuid, series text, at timestamptz) returns text
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  year text := private.financial_year(next_invoice_number.at);
  n integer;
begin
  insert into private.invoice_series as s (issuer_id, series, financial_year, last_number)
  values (next_invoice_number.issuer_id, next_invoice_number.series, year, 1)
  on conflict (issuer_id, series, financial_year) do update set last_number = s.last_number + 1
  returning s.last_number into n;
  return case when next_invoice_number.issuer_id is null then case series when 'invoice' then 'AG' else 'AC' end
      else case next_invoice_number.series when 'invoice' then 'IN' else 'CN' end end
    || '/' || substr(year, 3, 2) || right(year, 2) || '/' || lpad(n::text, greatest(6, length(n::text)), '0');
end
$$;

comment on function private.next_invoice_number is
  'The next number of an issuer''s series, such as AG/2627/000042: rule 46(b) allows sixteen letters, digits, hyphens '
  'and slashes. A hundred million a year fit; one more is refused by the table of invoices and never cut.';

-- What is to be invoiced --------------------------------------------------------------------------------------------

create function private.invoice_classes(charges jsonb, vendor jsonb) returns table (
  is_issued_by_vendor boolean, is_supplied_by_vendor boolean, tax_class text, rate_bp integer, section_9_5 boolean,
  included boolean, seen_paise bigint, gross_paise bigint, tax_paise bigint
) language sql stable security definer set search_path = '' as $$
  with row as (
    select e.n, e.c ->> 'code' as code, k.nature, (e.c ->> 'amount_paise')::bigint as paise,
      coalesce(e.c ->> 'gross_paise', e.c ->> 'amount_paise')::bigint as seen, e.c ? 'gross_paise'
        and e.c ->> 'gross_paise' is not null as has_tax_inside,
      case when k.nature in ('goods', 'fee') then coalesce(e.c ->> 'tax_class', k.tax_class)
        when k.nature = 'tax' then e.c ->> 'tax_class' end as tax_class, (e.c ->> 'rate_bp')::integer as rate_bp,
      coalesce(k.supplied_by, case when k.nature = 'goods' then 'vendor' else 'platform' end) = 'vendor'
        and vendor is not null as by_vendor, k.code = 'discount' and e.c ->> 'bearer' = 'vendor' as own_offer
    from jsonb_array_elements(charges) with ordinality as e (c, n)
      join public.charge_codes as k on k.code = e.c ->> 'code'
  ), own as (
    select coalesce(-sum(r.paise) filter (where r.own_offer), 0)::bigint as paise,
      coalesce(sum(r.seen) filter (where r.nature = 'goods'), 0)::bigint as goods from row as r
  ), supplied as (
    select r.*, case when r.nature = 'goods' then
        private.in_proportion(own.paise, (sum(r.seen) over so_far)::bigint, own.goods)
        - private.in_proportion(own.paise, (sum(r.seen) over so_far - r.seen)::bigint, own.goods) else 0 end as offer
    from row as r cross join own where r.nature in ('goods', 'fee')
    window so_far as (partition by r.nature order by r.n)
  ), parts as (
    select s.by_vendor, s.tax_class, bool_or(s.has_tax_inside) as included, sum(s.seen - s.offer)::bigint as seen,
      sum(s.paise - s.offer)::bigint as paise, row_number() over (partition by s.tax_class
        order by sum(s.seen - s.offer) desc, s.by_vendor desc) as place,
      sum(sum(s.paise - s.offer)) over (partition by s.tax_class) as whole
    from supplied as s where s.tax_class is not null group by s.by_vendor, s.tax_class
  ), taxes as (
    select r.tax_class, sum(r.paise)::bigint as paise, max(r.rate_bp) as rate_bp from row as r
    where r.nature = 'tax' group by r.tax_class
  ), split as (
    -- One class with two suppliers, such as a parcel's packaging and a courier's fee: the tax in even parts by value,
    -- the larger takes the rest.
    select p.*, t.rate_bp, coalesce(t.paise, 0) as whole_tax, case when p.place = 1 then coalesce(t.paise, 0)
      - coalesce(sum(2 * round(t.paise * p.paise / (2 * nullif(p.whole, 0))))
        over (partition by p.tax_class), 0)
      else 0 end + coalesce(2 * round(t.paise * p.paise / (2 * nullif(p.whole, 0))), 0) as tax
    from parts as p left join taxes as t on t.tax_class = p.tax_class
  )
  select s.by_vendor and not k.section_9_5, s.by_vendor, s.tax_class, coalesce(s.rate_bp,
    private.tax_rate(s.tax_class)), k.section_9_5, s.included, s.seen, (s.paise + s.tax)::bigint, s.tax::bigint
  from split as s
  cross join lateral (select coalesce((select t.section_9_5 and (not t.only_unregistered or not s.by_vendor
      or vendor ->> 'gstin' is null) from public.tax_rules as t
    where t.tax_class = s.tax_class and t.valid_from <= now() order by t.valid_from desc limit 1), false)
      as section_9_5) as k
$$;

comment on function private.invoice_classes is
  'Charges with their taxes (private.with_taxes) as tax classes of documents: who issues, whose supply it is, its '
  'rate, what the customer saw, and what it comes to with and of tax, in paise. What the vendor takes off itself '
  'lowers its goods; what the platform takes off lowers nothing; what has no class is on no invoice.';

create function private.order_for_invoice(o public.enhanced_orders) returns jsonb language sql stable
  security definer set search_path = '' as $$
  with net as (
    select c.code, c.bearer, coalesce(c.tax_class, k.tax_class) as tax_class, k.nature, max(c.rate_bp) as rate_bp,
      min(c.position) as position, sum(c.amount_paise) as paise,
      case when bool_or(c.gross_paise is not null) then sum(coalesce(c.gross_paise, c.amount_paise)) end as gross_paise
    from (
      -- A refund carries who bears it; it belongs to what it takes back.
      select c.*, coalesce(f.bearer, c.bearer) as of_bearer from public.order_charges as c
      left join public.order_charges as f on f.order_id = c.order_id and f.position = c.of_position
      where c.order_id = o.id
    ) as r cross join lateral (select r.order_id, r.position, r.code, r.amount_paise, r.gross_paise, r.tax_class,
      r.rate_bp, r.of_bearer as bearer) as c
    join public.charge_codes as k on k.code = c.code
    group by c.code, c.bearer, coalesce(c.tax_class, k.tax_class), k.nature
  )
  -- What nobody took at the door is settled as after a delivery: its bill is what is left of its charges.
  select case when o.status = 'cancelled' and not private.is_settled(o.id) then
      -- A charge for cancelling is kept of the goods and has its tax inside.
      coalesce(private.with_taxes((select jsonb_agg(jsonb_build_object('code', n.code, 'amount_paise', n.paise,
        'tax_class', n.tax_class, 'included', true) order by n.position)
        from net as n where n.nature in ('goods', 'fee') and n.paise > 0)), '[]')
    else (select coalesce(jsonb_agg(jsonb_build_object('code', n.code, 'amount_paise', n.paise, 'gross_paise',
        n.gross_paise, 'tax_class', n.tax_class, 'rate_bp', n.rate_bp, 'bearer', n.bearer) order by n.position), '[]')
      from net as n) end
$$;

comment on function private.order_for_invoice is
  'What an order charges at this moment, less what was refunded, for private.invoice_classes.';

create function private.lines_for_invoice(o public.enhanced_orders, by_vendor boolean, classes text[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_strip_nulls(l.line) order by l.kind, l.n), '[]') from (
    select 1 as kind, i.position as n, jsonb_build_object('name', i.name, 'quantity', coalesce(i.charged_quantity,
      i.quantity), 'code', private.tax_code(i.tax_class, c.category_id), 'tax_class', i.tax_class,
      'amount_paise', coalesce(i.charged_paise, i.total_paise)) as line
    from public.order_items as i left join public.catalog_items as c on c.id = i.item_id
    where i.order_id = o.id and by_vendor = (o.vendor_id is not null) and i.tax_class = any (classes)
      and coalesce(i.charged_paise, i.total_paise) > 0 and o.status = 'delivered'
    union all
    select 2, min(c.position), jsonb_build_object('charge', case when o.status = 'delivered' then c.code
        else 'cancellation' end, 'code', private.tax_code(k.tax_class), 'tax_class', k.tax_class, 'amount_paise',
      sum(coalesce(c.gross_paise, c.amount_paise)))
    from public.order_charges as c join public.charge_codes as code on code.code = c.code
      cross join lateral (select coalesce(c.tax_class, code.tax_class) as tax_class) as k
    where c.order_id = o.id and code.nature in ('goods', 'fee') and k.tax_class = any (classes)
      and (o.status <> 'delivered' or c.phase <> 'refunded')
      and by_vendor = (coalesce(code.supplied_by, case when code.nature = 'goods' then 'vendor' else 'platform' end)
        = 'vendor' and o.vendor_id is not null)
      and not (o.status = 'delivered' and c.code = 'items')
    group by case when o.status = 'delivered' then c.code else 'cancellation' end, k.tax_class
    having sum(coalesce(c.gross_paise, c.amount_paise)) > 0
  ) as l
$$;

comment on function private.lines_for_invoice is
  'The lines of an order''s invoice: goods by name, fees and the charge for cancelling by their code; as the customer '
  'saw them.';

-- Issuing -----------------------------------------------------------------------------------------------------------

create function private.write_document(document public.invoices, classes jsonb) returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  moment timestamptz := clock_timestamp();
begin
  with made as (
    insert into public.invoices (order_id, term_id, user_id, kind, issuer_id, supplier_id, number, financial_year,
      issued_at, of_invoice, issuer, supplier, recipient, place_of_supply, is_interstate, section_9_5, lines,
      reduction_paise, total_paise)
    values (document.order_id, document.term_id, document.user_id, document.kind, document.issuer_id,
      document.supplier_id, private.next_invoice_number(document.issuer_id, case document.kind when 'credit_note'
        then 'credit_note' else 'invoice' end, moment), private.financial_year(moment), moment, document.of_invoice,
      document.issuer, document.supplier, document.recipient, document.place_of_supply, document.is_interstate,
      document.section_9_5, document.lines, document.reduction_paise,
      (select sum((c ->> 'gross_paise')::bigint) from jsonb_array_elements(classes) as c))
    returning id, is_interstate
  )
  insert into public.invoice_taxes (invoice_id, tax_class, code, rate_bp, included, taxable_paise, cgst_paise,
    sgst_paise, igst_paise, gross_paise)
  select m.id, c.tax_class, c.code, c.rate_bp, c.included, c.gross_paise - c.tax_paise,
    case when m.is_interstate then 0 else c.tax_paise / 2 end, case when m.is_interstate then 0
      else c.tax_paise / 2 end, case when m.is_interstate then c.tax_paise else 0 end, c.gross_paise
  from made as m, jsonb_to_recordset(classes) as c (tax_class text, code text, rate_bp integer, included boolean,
    tax_paise bigint, gross_paise bigint);
end
$$;

comment on function private.write_document is
  'Writes a document with the next number of its issuer and the present time; the rest of it is given. classes: '
  '[{tax_class, code, rate_bp, included, tax_paise (even), gross_paise}]. The caller holds the lock of all series.';

create function private.issue_document(o public.enhanced_orders, kind public.invoice_kind, issuer_id uuid,
  supplier_id uuid, credited public.invoices, lines jsonb, reduction_paise bigint, classes jsonb) returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  document public.invoices;
  vendor jsonb := private.vendor_for_invoice(o.vendor_id);
  platform jsonb := private.platform_for_invoice();
  supplier jsonb := case when issue_document.supplier_id is null then platform else vendor end;
  recipient jsonb := (select r.recipient from private.order_recipients as r where r.order_id = o.id);
  to_state text := coalesce(private.state_of_pincode(o.address ->> 'pincode'), private.state_of_region(o.region_id),
    platform ->> 'state');
  place text;
  crosses boolean;
begin
  -- A service of a restaurant is supplied where it is cooked; goods where they arrive, and the platform's own services
  -- where the customer is: a registered one where it is registered.
  place := case when issue_document.supplier_id is not null and issue_document.issuer_id is null
    then supplier ->> 'state' when issue_document.supplier_id is null and recipient is not null
    then recipient ->> 'state' else to_state end;
  crosses := place <> supplier ->> 'state';
  if credited.id is not null then
    supplier := credited.supplier;
    recipient := credited.recipient;
    place := credited.place_of_supply;
    crosses := credited.is_interstate;
  end if;
  document.order_id := o.id;
  document.user_id := o.user_id;
  document.kind := issue_document.kind;
  document.issuer_id := issue_document.issuer_id;
  document.supplier_id := issue_document.supplier_id;
  document.of_invoice := credited.id;
  document.issuer := case when credited.id is not null then credited.issuer when issue_document.issuer_id is null
    then platform else vendor end;
  document.supplier := supplier;
  document.recipient := recipient;
  document.place_of_supply := place;
  document.is_interstate := crosses;
  document.section_9_5 := coalesce(credited.section_9_5, (select bool_or((c ->> 'section_9_5')::boolean)
    from jsonb_array_elements(classes) as c));
  document.lines := issue_document.lines;
  document.reduction_paise := issue_document.reduction_paise;
  perform private.write_document(document, classes);
end
$$;

comment on function private.issue_document is
  'Writes one document of an order; classes as private.write_document takes them, with section_9_5.';

create function private.post_kept_tax(o public.enhanced_orders) returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  due bigint;
begin
  if o.status <> 'cancelled' then return; end if;
  due := case when private.is_settled(o.id) then private.left_of(o.id, 'tax') else (
    select coalesce(sum((t.cgst_paise + t.sgst_paise + t.igst_paise) * case i.kind when 'credit_note' then -1
      else 1 end), 0) from public.invoices as i join public.invoice_taxes as t on t.invoice_id = i.id
    where i.order_id = o.id) end
    - (select coalesce(sum(e.amount_paise), 0) from private.ledger_transactions as t
      join private.ledger_entries as e on e.transaction_id = t.id
      join private.ledger_accounts as a on a.id = e.account_id and a.kind = 'tax_payable' where t.order_id = o.id);
  if due <> 0 then
    -- Deferred constraints may be checked at once by now, and the two sides come one after the other.
    set constraints private.ledger_transaction_balanced deferred;
    perform private.post('adjustment', o.id, 'kept-tax:' || o.id || ':' || (select count(*) from public.invoices as i
      where i.order_id = o.id), array[(null, 'tax_payable', due)::private.movement,
      (null, 'platform_revenue', -due)::private.movement], 'tax of what was kept');
  end if;
end
$$;

comment on function private.post_kept_tax is
  'What was kept of a cancelled order has its tax inside: it is owed to the state out of the platform''s revenue, and '
  'no longer once it was refunded.';

create function private.issue_documents(order_id uuid, is_complete boolean) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  o public.enhanced_orders;
  vendor jsonb;
  charges jsonb;
  part record;
  lines jsonb;
  classes jsonb;
  invoice public.invoices;
  is_apart boolean;
begin
  select * into o from public.enhanced_orders as e where e.id = issue_documents.order_id;
  if o.status not in ('delivered', 'cancelled') or (o.status = 'cancelled' and o.charge_paise = 0) then return; end if;
  -- One at a time from here to the end of the transaction, before any series is locked: numbers follow time, and
  -- nobody waits for a series while holding another.
  perform pg_advisory_xact_lock(hashtextextended('invoices', 0));
  charges := private.order_for_invoice(o);
  vendor := private.vendor_for_invoice(o.vendor_id);
  -- Rule 46A lets taxed and exempt goods stand on one paper only for whom is not registered.
  is_apart := vendor ->> 'gstin' is not null
    and exists (select from private.order_recipients as r where r.order_id = o.id);
  if not exists (select from public.invoices as i where i.order_id = o.id) then
    -- Nothing was kept of an order that was cancelled before it was paid.
    if not issue_documents.is_complete or (o.status = 'cancelled' and not private.is_settled(o.id)
      and (select sum(coalesce((c ->> 'gross_paise')::bigint, (c ->> 'amount_paise')::bigint))
        from jsonb_array_elements(charges) as c where c ->> 'code' <> 'tax') is distinct from o.charge_paise) then
      return;
    end if;
    for part in
      select c.is_issued_by_vendor as own, c.is_supplied_by_vendor as by_vendor, array_agg(c.tax_class) as names,
        sum(c.seen_paise)::bigint as seen, jsonb_agg(jsonb_build_object('tax_class', c.tax_class, 'rate_bp',
          c.rate_bp, 'included', c.included, 'section_9_5', c.section_9_5, 'gross_paise', c.gross_paise,
          'tax_paise', 2 * (c.tax_paise / 2)) order by c.tax_class) as classes, bool_or(c.rate_bp > 0) as is_taxed,
        bool_or(c.rate_bp = 0) as is_exempt
      from private.invoice_classes(charges, vendor) as c where c.gross_paise > 0
      group by 1, 2, is_apart and c.rate_bp = 0 order by 1 desc, 2 desc, is_apart and c.rate_bp = 0
    loop
      lines := private.lines_for_invoice(o, part.by_vendor, part.names);
      select jsonb_agg(c || jsonb_build_object('code', (select l ->> 'code' from jsonb_array_elements(lines) as l
        where l ->> 'tax_class' = c ->> 'tax_class' and l ? 'code' limit 1)) || case
          -- Who has no registration collects no tax: a bill of supply names the price alone.
          when part.own and vendor ->> 'gstin' is null then jsonb_build_object('tax_paise', 0) else '{}' end)
      into classes from jsonb_array_elements(part.classes) as c;
      perform private.issue_document(o, case when not part.is_taxed or (part.own and vendor ->> 'gstin' is null)
          then 'bill_of_supply' when part.is_exempt then 'invoice_cum_bill_of_supply'
          else 'tax_invoice' end::public.invoice_kind,
        case when part.own then o.vendor_id end, case when part.by_vendor then o.vendor_id end, null, lines,
        (select coalesce(sum((l ->> 'amount_paise')::bigint), 0)::bigint from jsonb_array_elements(lines) as l)
          - part.seen, classes);
    end loop;
    perform private.post_kept_tax(o);
    return;
  end if;
  for invoice in select * from public.invoices as i where i.order_id = o.id and i.kind <> 'credit_note'
    order by i.issued_at, i.number
  loop
    with left_over as (
      select t.invoice_id, t.tax_class, t.code, t.rate_bp, t.included, t.gross_paise
          - coalesce(sum(k.gross_paise), 0)::bigint as gross, 2 * t.cgst_paise + t.igst_paise
          - coalesce(sum(2 * k.cgst_paise + k.igst_paise), 0)::bigint as tax,
        t.taxable_paise = t.gross_paise as has_no_tax
      from public.invoice_taxes as t
      left join (public.invoice_taxes as k join public.invoices as n on n.id = k.invoice_id)
        on n.of_invoice = t.invoice_id and k.tax_class = t.tax_class
      where t.invoice_id in (select i.id from public.invoices as i where i.order_id = o.id
        and i.kind <> 'credit_note' and i.issuer_id is not distinct from invoice.issuer_id
        and i.supplier_id is not distinct from invoice.supplier_id)
      group by t.invoice_id, t.tax_class
    ), remains as (
      select l.*, least(l.gross, coalesce(c.gross_paise, 0)) as keeps, coalesce(c.gross_paise, 0) - l.gross as over,
        case when l.has_no_tax then 0 else least(l.tax, 2 * (coalesce(c.tax_paise, 0) / 2)) end as keeps_tax
      from left_over as l left join private.invoice_classes(charges, vendor) as c on c.tax_class = l.tax_class
        and c.is_supplied_by_vendor = (invoice.supplier_id is not null)
    ), credited as (
      -- A paisa that a share of the supplier's offer moves from one class to another is taken where most goes back.
      select r.*, r.gross - r.keeps - case when row_number() over (order by r.gross - r.keeps desc, r.tax_class) = 1
        then sum(greatest(r.over, 0)) over () else 0 end as gross_paise from remains as r
    )
    select jsonb_agg(jsonb_build_object('tax_class', c.tax_class, 'code', c.code, 'rate_bp', c.rate_bp, 'included',
      c.included, 'gross_paise', c.gross_paise, 'tax_paise', least(c.tax - c.keeps_tax, 2 * (c.gross_paise / 2)))
      order by c.tax_class)
    into classes from credited as c where c.invoice_id = invoice.id and c.gross_paise > 0;
    if classes is not null then
      perform private.issue_document(o, 'credit_note', invoice.issuer_id, invoice.supplier_id, invoice, '[]', 0,
        classes);
    end if;
  end loop;
  perform private.post_kept_tax(o);
end
$$;

comment on function private.issue_documents is
  'The documents that an order lacks: its invoices once it is complete, and a credit note for each invoice above what '
  'is left of its supply. A credit carries the invoice less what was credited and what remains, so that credits add '
  'up to it. Called at the end of a transaction.';

create function private.invoice_order() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_table_name = 'enhanced_orders' then
    perform private.issue_documents(new.id, true);
  -- One look for all the rows that came together.
  elsif not exists (select from public.order_charges as c where c.order_id = new.order_id
      and c.position > new.position and c.phase = 'refunded')
    and exists (select from public.invoices as i where i.order_id = new.order_id) then
    perform private.issue_documents(new.order_id, false);
  end if;
  return null;
end
$$;

comment on function private.invoice_order is
  'At the end of a transaction in which a supply was completed, or something of it refunded: its documents.';

create constraint trigger complete_supplies_are_invoiced after update of status on public.enhanced_orders
  deferrable initially deferred for each row
  when (old.status is distinct from new.status and new.status in ('delivered', 'cancelled'))
  execute function private.invoice_order();

create constraint trigger refunds_are_credited after insert on public.order_charges
  deferrable initially deferred for each row when (new.phase = 'refunded') execute function private.invoice_order();

-- Reading and checking ----------------------------------------------------------------------------------------------

create function private.invoice_as_read(invoice public.invoices) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', invoice.id, 'kind', invoice.kind, 'number', invoice.number, 'issued_at',
    invoice.issued_at, 'of_number', c.number, 'of_issued_at', c.issued_at, 'issuer', invoice.issuer, 'supplier',
    case when invoice.supplier_id is not null and invoice.issuer_id is null then invoice.supplier end,
    'recipient', invoice.recipient - 'state', 'place_of_supply', jsonb_build_object('code', s.code, 'name', s.state),
    'section_9_5', invoice.section_9_5,
    'lines', invoice.lines, 'reduction_paise', invoice.reduction_paise, 'total_paise', invoice.total_paise,
    'taxes', (select jsonb_agg(to_jsonb(t) - 'invoice_id' order by t.tax_class) from public.invoice_taxes as t
      where t.invoice_id = invoice.id))
  from private.gst_states as s left join public.invoices as c on c.id = invoice.of_invoice
  where s.code = invoice.place_of_supply
$$;

comment on function private.invoice_as_read is 'A document as its readers get it, without what it was issued for.';

create function public.order_invoices(order_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  o public.enhanced_orders;
  is_customer boolean;
  is_admin boolean := false;
begin
  select * into o from public.enhanced_orders as e where e.id = order_invoices.order_id;
  is_customer := o.user_id is not distinct from caller;
  if o.id is not null and not is_customer and not coalesce(private.may(o.vendor_id, 'orders'), false) then
    is_admin := private.is_admin();
  end if;
  if o.id is null or not (is_customer or is_admin or coalesce(private.may(o.vendor_id, 'orders'), false)) then
    perform private.refuse(404, 'order_not_found', 'There is no such order.');
  end if;
  if is_admin and not exists (select from public.audit_log as l where l.subject_type = 'order'
    and l.subject_id = o.id::text and l.action = 'read_invoices' and l.actor_id = caller
    and l.at > now() - interval '12 hours') then
    perform private.audit('read_invoices', 'order', o.id::text);
  end if;
  return (select coalesce(jsonb_agg(private.invoice_as_read(i)
      -- A vendor needs to know a registered customer where it files the paper itself.
      || case when is_customer or is_admin or i.issuer_id is not null then '{}' else '{"recipient": null}'::jsonb end
      || jsonb_build_object('order_number', o.order_number,
      'delivered_to', case when is_customer then jsonb_build_object('line', o.address ->> 'line', 'city',
        o.address ->> 'city', 'pincode', o.address ->> 'pincode') end)
      order by i.issued_at, i.number), '[]')
    from public.invoices as i
    where i.order_id = o.id and (is_customer or is_admin or i.supplier_id = o.vendor_id));
end
$$;

comment on function public.order_invoices is
  'The invoices and credit notes of an order, oldest first: its customer sees all of them, its vendor those of what '
  'it supplied, administrators all, on the audit log: [{id, kind, number, issued_at, order_number, of_number, '
  'of_issued_at, issuer and supplier {name, trade_name, address, gstin, fssai_number, state} (supplier where another '
  'issues), recipient {name, address, gstin} (a business; for its vendor only where that '
  'issues it), place_of_supply {code, name}, section_9_5, delivered_to, lines, reduction_paise, total_paise, taxes}].';

revoke execute on function public.order_invoices(uuid) from public, anon;
grant execute on function public.order_invoices(uuid) to authenticated;

create function private.invoice_differences() returns table (order_id uuid, charged_paise bigint,
  invoiced_paise bigint)
language sql stable security definer set search_path = '' as $$
  select o.id, due.paise, coalesce(made.paise, 0)
  from public.enhanced_orders as o
  cross join lateral (
    select coalesce(sum(c.amount_paise) filter (where k.nature = 'tax' or (k.nature in ('goods', 'fee')
        and coalesce(c.tax_class, k.tax_class) is not null)
      or (k.code = 'discount' and coalesce(f.bearer, c.bearer) = 'vendor')), 0)::bigint as paise
    from public.order_charges as c join public.charge_codes as k on k.code = c.code
    left join public.order_charges as f on f.order_id = c.order_id and f.position = c.of_position
    where c.order_id = o.id
  ) as due
  left join lateral (select sum(case when i.kind = 'credit_note' then -i.total_paise else i.total_paise end)::bigint
    as paise from public.invoices as i where i.order_id = o.id) as made on true
  where (o.status = 'delivered' or made.paise is not null) and due.paise <> coalesce(made.paise, 0)
    -- What was supplied before there were invoices has none.
    and (made.paise is not null or o.status_since >= coalesce((select min(i.issued_at) from public.invoices as i),
      '-infinity'))
$$;

comment on function private.invoice_differences is
  'Orders whose invoices less credits are not what their taxed charges come to, in paise: always none.';

create function private.invoice_gaps() returns table (issuer_id uuid, series text, financial_year text, issued bigint,
  last_number integer)
language sql stable security definer set search_path = '' as $$
  select s.issuer_id, s.series, s.financial_year, count(distinct i.number), s.last_number
  from private.invoice_series as s left join public.invoices as i on i.issuer_id is not distinct from s.issuer_id
    and i.financial_year = s.financial_year and (i.kind = 'credit_note') = (s.series = 'credit_note')
  group by s.issuer_id, s.series, s.financial_year, s.last_number
  having count(i.number) <> s.last_number or count(distinct i.number) <> s.last_number
    or max(split_part(i.number, '/', 3)::integer) <> s.last_number
$$;

comment on function private.invoice_gaps is 'Series of numbers with a gap or a double: always none.';
