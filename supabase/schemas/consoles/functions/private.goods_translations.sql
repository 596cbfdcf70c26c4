create or replace function private.goods_translations (
  ordered text,
  i public.catalog_items
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select case when private.goods_name(goods_translations.ordered, i, null) is distinct from i.name then '{}'::jsonb
    else coalesce((select jsonb_object_agg(w.language, w.text) from public.dictionary as w
      where w.kind = 'item' and w.source = lower(i.name)), '{}') || coalesce(i.name_translations, '{}') end
$function$;

comment on function private.goods_translations(text, public.catalog_items) is 'The name of what was ordered by language, where it still has the name of that day.';

revoke all on function private.goods_translations(text, public.catalog_items) from public;
