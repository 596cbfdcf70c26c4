create or replace function private.store_quote (
  caller uuid,
  request jsonb,
  built jsonb
)
  returns jsonb
  language plpgsql
  set search_path to ''
  AS $function$
declare
  stored private.quotes;
  balance bigint := private.wallet_balance(caller);
  points bigint[] := private.points_parts(built, caller);
begin
  insert into private.quotes (user_id, request, quote, hash)
  values (caller, request, built, private.quote_hash(built)) returning * into stored;
  return private.quote_in(built || jsonb_build_object(
    'orders', (select coalesce(jsonb_agg(o - array['terms', 'accept_seconds', 'prep_minutes']), '[]'::jsonb)
      from jsonb_array_elements(built -> 'orders') as o),
    'quote_id', case when (built ->> 'placeable')::boolean then stored.id end,
    'hash', stored.hash, 'expires_at', stored.expires_at, 'wallet_balance_paise', balance,
    -- A coupon for one way of paying leaves no part to another.
    'wallet_part_paise', case when coalesce(built -> 'coupon' ? 'method', false) then 0 else (
      select coalesce(sum(part), 0) from unnest(private.wallet_parts(built -> 'orders', balance)) as part) end,
    'points', private.points_in_quote(built, points, balance)),
    request ->> 'language');
end
$function$;

revoke all on function private.store_quote(uuid, jsonb, jsonb) from public;
