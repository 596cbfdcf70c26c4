create or replace function private.invoice_classes (
  charges jsonb,
  vendor jsonb
)
  returns table (
    is_issued_by_vendor boolean,
    is_supplied_by_vendor boolean,
    tax_class text,
    rate_bp integer,
    section_9_5 boolean,
    included boolean,
    seen_paise bigint,
    gross_paise bigint,
    tax_paise bigint
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
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
$function$;

comment on function private.invoice_classes(jsonb, jsonb) is 'Charges with their taxes (private.with_taxes) as tax classes of documents: who issues, whose supply it is, its rate, what the customer saw, and what it comes to with and of tax, in paise. What the vendor takes off itself lowers its goods; what the platform takes off lowers nothing; what has no class is on no invoice.';

revoke all on function private.invoice_classes(jsonb, jsonb) from public;
