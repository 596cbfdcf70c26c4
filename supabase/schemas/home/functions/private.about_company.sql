create or replace function private.about_company (
  language text
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  tagline jsonb := private.setting('company_tagline');
begin
  return jsonb_build_object('name', private.setting('company_name'), 'address', private.setting('company_address'),
    'tax_id', private.setting('company_tax_id'), 'phone', private.setting('support_phone'), 'email',
      private.setting('support_email'),
    'tagline', coalesce(tagline ->> about_company.language, tagline ->> 'en'),
    'social', coalesce(private.setting('social_links'), '{}'), 'apps',
      coalesce(private.setting('app_store_links'), '{}'));
end
$function$;

comment on function private.about_company(text) is 'What the footer says of the operating company, from the public settings.';

revoke all on function private.about_company(text) from public;
