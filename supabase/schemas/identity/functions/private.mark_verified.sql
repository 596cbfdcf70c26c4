create or replace function private.mark_verified()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  update public.profiles as p set verified = true where p.id = new.id and not p.verified;
  return null;
end
$function$;

comment on function private.mark_verified() is 'Marks users who entered the code sent to their phone or opened the emailed link as verified (Spec §3 User).';

revoke all on function private.mark_verified() from public;
