create or replace function private.lines_to_charges (
  order_id uuid,
  lines jsonb
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('position', k.position, 'amount_paise', w.paise) order by k.position),
    '[]')
  from (select p.tax_class, sum(p.paise)::bigint as paise
    from private.parts_of_lines(lines_to_charges.order_id, lines_to_charges.lines) as p
    group by p.tax_class having sum(p.paise) > 0) as w
  join private.charges_left(lines_to_charges.order_id) as k on k.code = 'items'
    and k.tax_class is not distinct from w.tax_class
$function$;

comment on function private.lines_to_charges(uuid, jsonb) is 'What of an order''s charges pays for pieces of its lines, [{position, quantity, paise?}], by what is left of each: [{position, amount_paise}], as private.refund takes it.';

revoke all on function private.lines_to_charges(uuid, jsonb) from public;
