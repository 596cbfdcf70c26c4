create or replace function private.place_parcel (
  o public.enhanced_orders,
  part jsonb
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  parcel jsonb := part -> 'parcel';
  rate private.parcel_rates;
  pay bigint;
  ways smallint[];
begin
  select * into rate from private.parcel_rates as r where r.id = (parcel ->> 'rate_id')::uuid;
  insert into private.parcels (order_id, rate_id, grams, class, contents, contents_text, fragile, declared_paise,
    insured, receiver_pays, pays_at, sender_name, sender_phone, pickup)
  values (o.id, rate.id, (parcel ->> 'grams')::integer, parcel ->> 'class', parcel ->> 'contents',
    parcel ->> 'contents_text', coalesce((parcel ->> 'fragile')::boolean, false),
    (parcel ->> 'declared_paise')::integer, (parcel ->> 'insured')::boolean, parcel ->> 'payer' = 'receiver',
    (parcel ->> 'pays_at')::smallint, parcel #>> '{pickup,name}', parcel #>> '{pickup,phone}',
    (parcel -> 'pickup') - array['name', 'phone', 'handover']);
  insert into private.parcel_drops (order_id, n, name, phone, place, handover)
  select o.id, e.n, e.d ->> 'name', e.d ->> 'phone', e.d - array['name', 'phone', 'handover'], e.d ->> 'handover'
  from jsonb_array_elements(parcel -> 'drops') with ordinality as e (d, n);
  select private.courier_part(rate, sum(c.amount_paise)), array_agg(c.position order by c.position) into pay, ways
  from public.order_charges as c where c.order_id = o.id
    and c.code in ('parcel_base', 'parcel_distance', 'parcel_weight', 'parcel_drops');
  if pay > 0 then
    perform private.add_share_of_rows(o.id, 'courier_payable', null, pay, ways, owner_role => 'courier');
  end if;
  perform private.add_job(o, jsonb_build_array((parcel -> 'pickup') || jsonb_build_object('what', 'pickup', 'address',
      parcel #> '{pickup,line}', 'code', 'pickup'))
    || (select jsonb_agg(e.d || jsonb_build_object('what', 'drop', 'address', e.d -> 'line', 'code', 'drop:' || e.n)
      order by e.n) from jsonb_array_elements(parcel -> 'drops') with ordinality as e (d, n)),
    pay::integer, o.distance_m,
    load_grams => (parcel ->> 'grams')::integer);
  perform private.transition(o.id, 'confirmed', null, 'system');
end
$function$;

comment on function private.place_parcel(public.enhanced_orders, jsonb) is 'Writes the parcel with its drops and looks for a courier; the courier''s part of the way is frozen here.';

revoke all on function private.place_parcel(public.enhanced_orders, jsonb) from public;
