create or replace function private.guard_delivery_terms()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.guard_prices(new.id, 'delivery_changed');
  return null;
end
$function$;

revoke all on function private.guard_delivery_terms() from public;
