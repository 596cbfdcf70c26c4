create or replace function private.read_care_phone()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  new.care_phone := coalesce(private.read_phone(new.care_phone), new.care_phone);
  return new;
end
$function$;

comment on function private.read_care_phone() is 'Keeps the mobile of a shop''s customer care as +91 and ten digits, however it was pasted.';

revoke all on function private.read_care_phone() from public;
