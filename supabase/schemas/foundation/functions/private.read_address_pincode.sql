create or replace function private.read_address_pincode()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  new.pincode := private.read_pincode(new.pincode);
  return new;
end
$function$;

comment on function private.read_address_pincode() is 'Keeps the pincode of an address as six digits, however it was pasted.';

revoke all on function private.read_address_pincode() from public;
