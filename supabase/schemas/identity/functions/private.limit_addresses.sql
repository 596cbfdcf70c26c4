create or replace function private.limit_addresses()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  kept integer;
begin
  -- One at a time, or a double tap would save two first ones.
  perform private.take_turns('addresses', new.user_id::text);
  select count(*) into kept from public.addresses as a where a.user_id = new.user_id;
  if kept >= 20 then
    perform private.refuse(409, 'too_many_addresses', 'Twenty addresses are the most one can save.');
  end if;
  if kept = 0 then new.is_default := true; end if;
  return new;
end
$function$;

revoke all on function private.limit_addresses() from public;
