create or replace function private.extra_work_rows (
  o public.enhanced_orders,
  lines jsonb
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  v public.vendors;
  tax_class text;
  rows jsonb;
  work bigint;
  visit record;
begin
  select * into v from public.vendors as e where e.id = o.vendor_id;
  tax_class := (select t.service_tax_class from private.trades as t where t.trade = o.trade
    and private.vendor_for_invoice(v.id) ->> 'gstin' is not null);
  if jsonb_typeof(lines) is distinct from 'array' or jsonb_array_length(lines) not between 1 and 10
      or exists (select from jsonb_array_elements(lines) as l
        where jsonb_typeof(l -> 'name') is distinct from 'string' or jsonb_typeof(l -> 'amount_paise')
            is distinct from 'number'
          or length(trim(private.without_marks(l ->> 'name'))) not between 2 and 80
          or (l ->> 'amount_paise')::numeric not between 100 and 5000000
          or (l ->> 'amount_paise')::numeric <> trunc((l ->> 'amount_paise')::numeric)) then
    perform private.refuse(400, 'extra_work_invalid', 'Each line needs a name and a price of one rupee or more.');
  end if;
  select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('code', 'extra_work', 'name',
      trim(private.without_marks(l ->> 'name')), 'amount_paise', p.paise, 'tax_class', tax_class, 'share',
      jsonb_build_object('account', 'vendor_payable', 'owner_id', v.id, 'amount_paise',
        p.paise - round(p.paise * v.commission_bp / 10000.0)))) order by e.n), sum(p.paise)
  into rows, work
  from jsonb_array_elements(lines) with ordinality as e (l, n)
  cross join lateral (select (e.l ->> 'amount_paise')::bigint as paise) as p;
  -- The fee of a visit is set against the work, as far as nothing else was before.
  for visit in
    select c.position, c.amount_paise - c.refunded_paise as paise
    from private.booking_parts as p join public.bookings as b on b.id = p.booking_id and b.order_id = o.id
    join lateral (select count(*) as nth from private.booking_parts as q where q.booking_id = p.booking_id
      and q.part <= p.part and q.price_paise > 0) as n on true
    join private.charges_left(o.id) as c on c.position = n.nth and c.code = 'service'
    where p.sets_off and p.price_paise > 0 order by c.position
  loop
    exit when work <= 0;
    if least(visit.paise, work) > 0 then
      rows := rows || jsonb_build_object('position', visit.position, 'less_paise', least(visit.paise, work));
    end if;
    work := work - visit.paise;
  end loop;
  return rows;
end
$function$;

comment on function private.extra_work_rows(public.enhanced_orders, jsonb) is 'The rows of private.adjust_charges for work that nobody had booked: each line a charge of the vendor''s, less what was paid for a visit that is set against it.';

revoke all on function private.extra_work_rows(public.enhanced_orders, jsonb) from public;
