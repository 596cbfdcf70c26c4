create or replace function private.unit_price (
  price_paise integer,
  pack_size numeric,
  pack_unit text
)
  returns jsonb
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
begin
  if pack_size is null then return null; end if;
  return jsonb_build_object('paise', round(price_paise / case when pack_unit in ('g', 'ml') then pack_size / 1000
    else pack_size end)::bigint,
    'per', case pack_unit when 'g' then 'kg' when 'ml' then 'l' else pack_unit end);
end
$function$;

comment on function private.unit_price(integer, numeric, text) is 'What a kilogram, litre, piece or metre costs: {paise, per}; null without a pack.';

revoke all on function private.unit_price(integer, numeric, text) from public;
