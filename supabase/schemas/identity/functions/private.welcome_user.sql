create or replace function private.welcome_user()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  digits text := regexp_replace(coalesce(new.phone, ''), '\D', '', 'g');
begin
  insert into public.profiles (id, full_name, phone)
  values (
    new.id,
    nullif(left(trim(new.raw_user_meta_data ->> 'full_name'), 80), ''),
    case when digits ~ '^91[6-9][0-9]{9}$' then '+' || digits end
  );
  insert into public.user_roles (user_id, role) values (new.id, 'user');
  return new;
end
$function$;

revoke all on function private.welcome_user() from public;
