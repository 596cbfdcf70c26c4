create or replace function private.priced_lines (
  lines jsonb
)
  returns jsonb
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
begin
  return (select jsonb_agg(jsonb_build_object('cart_item_id', l ->> 'id', 'item_id', l ->> 'item_id',
    'name', coalesce(l -> 'line' ->> 'name', l ->> 'name'), 'picture', l -> 'line' -> 'picture',
    'options', coalesce(nullif(l -> 'line' -> 'options', 'null'), l -> 'options'), 'option_ids', l -> 'option_ids',
    'special_instructions', l -> 'special_instructions', 'diet', l -> 'diet',
    'tax_class', coalesce(l -> 'line' ->> 'tax_class', 'restaurant'), 'unit_paise', priced.unit, 'quantity',
      priced.quantity,
    'total_paise', priced.quantity::bigint * priced.unit)
    || case when l ->> 'group_person_id' is null then '{}'
      else jsonb_build_object('group_person_id', l -> 'group_person_id', 'for_name', l -> 'for_name') end
    order by ordinality)
  from jsonb_array_elements(lines) with ordinality as e (l, ordinality)
  cross join lateral (select coalesce((l -> 'line' ->> 'unit_paise')::integer, (l ->> 'unit_paise')::integer) as unit,
    (l ->> 'quantity')::integer as quantity) as priced);
end
$function$;

comment on function private.priced_lines(jsonb) is 'Lines of the cart with the catalogue''s prices, as a quote shows them; those of a group with the name of whoever chose them.';

revoke all on function private.priced_lines(jsonb) from public;
