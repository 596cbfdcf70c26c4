create or replace function private.vendor_row (
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
  v public.vendors;
begin
  select * into v from public.vendors as w where w.id = vendor_row.vendor_id;
  return jsonb_build_object('id', v.id, 'title', v.name, 'picture', v.picture, 'note', v.area, 'tagline', v.tagline)
    || private.vendor_facts(v, open_now, language);
end
$function$;

comment on function private.vendor_row(uuid, uuid, uuid, boolean, text) is 'What a result says of a vendor; see search_sources.show.';

revoke all on function private.vendor_row(uuid, uuid, uuid, boolean, text) from public;
