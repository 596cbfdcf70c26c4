create or replace function private.search_rows (
  kinds text[],
  document_ids uuid[],
  item_ids uuid[],
  vendor_ids uuid[],
  open_ones boolean[],
  language text
)
  returns table (
    document_id uuid,
    shown jsonb
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  source record;
begin
  for source in select s.kind, s.show from private.search_sources as s where s.kind = any (kinds) loop
    return query execute format('select r.id, jsonb_build_object(''kind'', $1)
      || %s(r.id, r.item, r.vendor, r.open, $7) from unnest($2, $3, $4, $5, $6) as r (kind, id, item, vendor, open)
      where r.kind = $1', source.show)
    using source.kind, kinds, document_ids, item_ids, vendor_ids, open_ones, search_rows.language;
  end loop;
end
$function$;

comment on function private.search_rows(text[], uuid[], uuid[], uuid[], boolean[], text) is
  'Results as shown, each by the function of its kind; see search_market.';

revoke all on function private.search_rows(text[], uuid[], uuid[], uuid[], boolean[], text) from public;
