create or replace function public.add_vendor (
  vendor jsonb,
  idempotency_key text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_role('admin');
  given jsonb := add_vendor.vendor;
  owner uuid;
  made public.vendors;
  region public.regions;
  answer jsonb;
begin
  perform private.bound(given, 4000);
  answer := private.claim_idempotency(caller, add_vendor.idempotency_key, 'add_vendor');
  if answer is not null then return answer; end if;
  owner := private.account_of_phone(given ->> 'owner_phone');
  if owner is null then
    perform private.refuse(404, 'vendor_owner_unknown',
      'Nobody has signed in with this number yet. Ask the owner to sign in once.');
  end if;
  perform private.take_turns('add_vendor', '');
  begin
    made.kind := given ->> 'kind';
    made.lat := (given ->> 'lat')::double precision;
    made.lng := (given ->> 'lng')::double precision;
    made.commission_bp := (given ->> 'commission_bp')::integer;
  exception when others then
    perform private.refuse(400, 'vendor_invalid', 'Something about this vendor is not right.');
  end;
  select r.* into region from public.regions as r where r.id = private.region_at(made.lat, made.lng);
  if region.id is null then
    perform private.refuse(400, 'vendor_outside', 'This place is in no region that we serve.');
  end if;
  if coalesce(made.kind::text not in ('food', 'grocery', 'shopping'), true)
    or not private.are_texts(given, 'name', 'address', 'area') then
    perform private.refuse(400, 'vendor_invalid', 'Something about this vendor is not right.');
  end if;
  made := private.make_vendor(owner, made.kind, given ->> 'name', given ->> 'address', given ->> 'area', made.lat,
    made.lng, made.commission_bp, caller);
  perform private.audit('add_vendor', 'vendor', made.id::text, null, to_jsonb(made) - 'search');
  answer := jsonb_build_object('id', made.id, 'slug', made.slug, 'name', made.name, 'region_name', region.name);
  perform private.keep_result(caller, add_vendor.idempotency_key, answer);
  return answer;
end
$function$;

comment on function public.add_vendor(jsonb, text) is 'Adds a vendor with its owner, who has signed in once: {name, kind (food, grocery, shopping), owner_phone, address, area?, lat, lng, commission_bp}. The region is the one of the place. It is closed until its people enter hours and items. Administrators only, in the audit log. Refuses vendor_owner_unknown, vendor_outside, vendor_invalid. Answers {id, slug, name, region_name}.';

revoke all on function public.add_vendor(jsonb, text) from public;

grant execute on function public.add_vendor(jsonb, text) to authenticated, postgres;
