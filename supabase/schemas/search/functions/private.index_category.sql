create or replace function private.index_category()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.index_service('category/' || new.slug, new.name,
    (select jsonb_object_agg(w.language, w.text) from public.dictionary as w where w.kind = 'category'
      and w.source = lower(new.name)),
    replace(new.kind::text, '_', ' '));
  return null;
end
$function$;

comment on function private.index_category() is 'A category is found by its name.';

revoke all on function private.index_category() from public;
