create or replace function private.forget_imports()
  returns void
  language sql
  security definer
  set search_path to ''
  AS $function$
  delete from public.catalog_imports as m where m.made_at < now() - interval '30 days'
$function$;

comment on function private.forget_imports() is 'Removes imports of more than a month ago with what they remember; nightly.';

revoke all on function private.forget_imports() from public;
