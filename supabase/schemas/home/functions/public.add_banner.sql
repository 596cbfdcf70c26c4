create or replace function public.add_banner (
  title text,
  target text,
  valid_from timestamp with time zone default null::timestamp with time zone,
  valid_to timestamp with time zone default null::timestamp with time zone,
  region_slug text default null::text,
  note text default ''::text,
  title_translations jsonb default '{}'::jsonb,
  note_translations jsonb default '{}'::jsonb,
  picture text default null::text,
  hue text default 'food'::text,
  for_newcomers boolean default false,
  "position" integer default 100
)
  returns uuid
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_role('admin');
  region uuid;
  added public.banners;
begin
  perform private.bound(add_banner.title_translations, 4000);
  perform private.bound(add_banner.note_translations, 6000);
  if add_banner.region_slug is not null then
    select r.id into region from public.regions as r where r.slug = add_banner.region_slug;
    if region is null then perform private.refuse(404, 'region_not_found', 'There is no such region.'); end if;
  end if;
  if not coalesce(private.is_site_path(add_banner.target), false) then
    perform private.refuse(400, 'banner_target_invalid', 'A banner leads to a page of this site, such as /food.');
  end if;
  if coalesce(add_banner.valid_to, 'infinity') <= now() then
    perform private.refuse(400, 'banner_over', 'This banner would be over before anybody saw it.');
  end if;
  begin
    insert into public.banners (region_id, title, title_translations, note, note_translations, picture, hue, target,
      for_newcomers, position,
      valid_from, valid_to, created_by)
    values (region, add_banner.title, coalesce(add_banner.title_translations, '{}'), coalesce(add_banner.note, ''),
      coalesce(add_banner.note_translations, '{}'), nullif(trim(add_banner.picture), ''), add_banner.hue,
        add_banner.target,
      coalesce(add_banner.for_newcomers, false), coalesce(add_banner.position, 100),
        coalesce(add_banner.valid_from, now()), add_banner.valid_to, caller)
    returning * into added;
  exception when check_violation or not_null_violation then
    perform private.refuse(400, 'banner_invalid',
      'A banner has a title of 2 to 48 characters, a note of up to 80, and ends after it starts.');
  end;
  perform private.audit('add_banner', 'banner', added.id::text, null, to_jsonb(added));
  return added.id;
end
$function$;

comment on function public.add_banner(text, text, timestamp with time zone, timestamp
  with time zone, text, text, jsonb, jsonb, text, text, boolean, integer) is 'Adds a banner to home''s slider, from now or a later time on, for a region or for all; administrators only, in the audit log.';

revoke all
  on function public.add_banner(text, text, timestamp with time zone, timestamp
    with time zone, text, text, jsonb, jsonb, text, text, boolean, integer)
  from public;

grant execute
  on function public.add_banner(text, text, timestamp with time zone, timestamp
    with time zone, text, text, jsonb, jsonb, text, text, boolean, integer)
  to authenticated, postgres;
