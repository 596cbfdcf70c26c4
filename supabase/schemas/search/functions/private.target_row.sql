create or replace function private.target_row (
  document_id uuid,
  item_id uuid,
  vendor_id uuid,
  open_now boolean,
  language text
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  d private.search_documents;
begin
  select * into d from private.search_documents as s where s.id = target_row.document_id;
  return jsonb_build_object('id', d.id, 'title', private.title_in(d, language), 'target', d.target,
    'lat', d.lat, 'lng', d.lng);
end
$function$;

comment on function private.target_row(uuid, uuid, uuid, boolean, text) is 'What a result says of that which has a target; see search_sources.show.';

revoke all on function private.target_row(uuid, uuid, uuid, boolean, text) from public;
