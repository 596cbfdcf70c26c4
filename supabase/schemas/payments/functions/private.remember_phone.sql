create or replace function private.remember_phone()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if exists (select from public.enhanced_orders as o where o.user_id = old.id and o.status <> 'cancelled') then
    perform private.remember_digest('phone', private.phone_digest(old.phone), old.id);
  end if;
  return null;
end
$function$;

comment on function private.remember_phone() is 'Keeps the digest of a number that leaves an account with orders, because the account is closed or gets another number.';

revoke all on function private.remember_phone() from public;
